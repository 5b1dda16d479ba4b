import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';

/** Lower case, without accents: what is typed for `Español` is `espa…` on any keyboard. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const englishNames = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * The language that typed letters mean: the first after the present one, round to it again, whose name in itself or in
 * English begins with them. One letter alone leads on to the next each time.
 * @returns its place, or -1.
 */
export function languageTyped(typed: string, offered: readonly LanguageCode[], present: number): number {
  const start = fold(typed);
  const from = typed.length === 1 ? present + 1 : Math.max(present, 0);
  for (let step = 0; step < offered.length; step++) {
    const at = (from + step) % offered.length;
    const code = offered[at];
    if (code === undefined) continue;
    const { name, tag } = languages[code];
    if ([name, englishNames.of(tag) ?? ''].some((word) => fold(word).startsWith(start))) return at;
  }
  return -1;
}

interface OptionStep {
  readonly key: string;
  readonly at: number;
  readonly count: number;
  /** How many columns the options stand in, filled one after the other. */
  readonly columns: number;
  readonly isRightToLeft: boolean;
}

/** The target of an arrow key from an option; undefined for a key that leads nowhere. */
export function optionAfter({ key, at, count, columns, isRightToLeft }: OptionStep): number | undefined {
  const perColumn = Math.ceil(count / columns);
  const sideways = columns > 1 ? perColumn : 0;
  const step = {
    ArrowDown: 1,
    ArrowUp: -1,
    ArrowRight: isRightToLeft ? -sideways : sideways,
    ArrowLeft: isRightToLeft ? sideways : -sideways,
  }[key];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (step === undefined || step === 0) return undefined;
  const to = at + step;
  if (Math.abs(step) > 1) return to >= 0 && to < count ? to : at;
  return (to + count) % count;
}
