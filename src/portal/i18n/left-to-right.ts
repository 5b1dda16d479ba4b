/** Keeps a number or an address from left to right within words of any language (Unicode's isolate). */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** The same for a number with hyphens, such as an issue, which no line breaks within (Unicode's word joiner). */
export const unbroken = (text: string): string => leftToRight(text.replaceAll('-', '-\u2060'));
