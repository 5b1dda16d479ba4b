/** A text as it came, in lines where it is JSON; digits that a number would lose stay as they are. */
export function inLines(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
