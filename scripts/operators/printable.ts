/** Control and format characters, which would drive the terminal or turn its line around, and breaks of lines. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What members and operators wrote, as one line that a terminal only shows: a space stands for what it would obey. */
export const printable = (text: string): string => text.replaceAll(UNSEEN, ' ');
