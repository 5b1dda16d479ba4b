/** Reads lines, a digit per reel that is the row from 0 at the top: `11111 00000`. */
export function lines(text: string): readonly (readonly number[])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((line) => [...line].map(Number));
}
