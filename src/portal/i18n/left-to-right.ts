/** Keeps a number or an address from left to right within words of any language (Unicode's isolate). */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
