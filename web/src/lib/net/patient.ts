// A server that is being started again answers in a moment: what was asked of it meanwhile is asked once more.
const PAUSES = [300, 700, 1500, 3000, 6000, 12000];

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What is fetched, asked for again after a while where nobody answers; the last refusal is the caller's. */
export async function patiently<T>(fetched: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await fetched();
    } catch {
      await later(pause);
    }
  }
  return fetched();
}
