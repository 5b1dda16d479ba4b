/** Indents JSON without parsing its numbers, so that long ones keep all digits. Other texts stay unchanged. */
export function inLines(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}
