// Two quiet synthesised sounds, off unless somebody wants them; the maker is fetched only then.
export async function play(what: 'asked' | 'dice'): Promise<void> {
  const { zzfx } = await import('zzfx');
  if (what === 'asked') zzfx(0.5, 0.02, 392, 0.02, 0.12, 0.3, 1, 1.7, 0, 0, 98, 0.09);
  else zzfx(0.4, 0.1, 180, 0.01, 0.02, 0.06, 4, 1.2);
}
