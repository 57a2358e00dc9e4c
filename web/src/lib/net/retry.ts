// Repeats requests while the server is restarted.
const PAUSES = [300, 700, 1500, 3000, 6000, 12000];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Repeat a failing request after each pause; the last failure is thrown. */
export async function withRetries<T>(request: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const ms of pauses) {
    try {
      return await request();
    } catch {
      await pause(ms);
    }
  }
  return request();
}
