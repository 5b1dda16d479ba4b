/** Letters are about 0.6 of their size wide; those of Chinese, Japanese and Korean as wide as high. */
export function fitText(text: string, width: number, mostSize: number): number {
  const letters = [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 1 : 0.6), 0);
  return Math.max(1, Math.min(mostSize, width / Math.max(1, letters)));
}
