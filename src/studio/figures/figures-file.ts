import type { SiteFigures } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { Say } from '../i18n/words.tsx';

const COLUMNS = [
  ['ggr', 'figures.ggr'],
  ['staked', 'figures.staked'],
  ['won', 'figures.won'],
  ['rounds', 'figures.rounds'],
  ['players', 'figures.players'],
  ['deposited', 'figures.deposited'],
  ['withdrawn', 'figures.withdrawn'],
  ['bonuses', 'figures.bonuses'],
  ['registrations', 'figures.registrations'],
] as const satisfies ReadonlyArray<readonly [keyof SiteFigures['total'], StudioWord]>;

/** The figures of each day as lines of CSV, with a head. No value has a comma or a quote. */
export function figuresCsv({ days }: Pick<SiteFigures, 'days'>, t: Say): string {
  const head = [t('figures.day'), ...COLUMNS.map(([, word]) => t(word))];
  const rows = days.map(({ day, figures }) => [day, ...COLUMNS.map(([key]) => String(figures[key]))]);
  return [head, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Saves the figures of each day as a file. */
export function figuresFile(figures: SiteFigures, { t, name }: { readonly t: Say; readonly name: string }): void {
  const url = URL.createObjectURL(new Blob([figuresCsv(figures, t)], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
