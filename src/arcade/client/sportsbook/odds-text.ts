/** How odds are written. */
export const ODDS_FORMATS = ['decimal', 'hongKong', 'malay', 'indonesian', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Players of these languages are used to another format than decimal odds. */
const BY_LANGUAGE: Readonly<Record<string, OddsFormat>> = {
  CN: 'hongKong',
  TW: 'hongKong',
  TH: 'malay',
  VI: 'malay',
  ID: 'indonesian',
};

/** The format that a language starts with. */
export function formatOfLanguage(language: string): OddsFormat {
  return BY_LANGUAGE[language] ?? 'decimal';
}

export function isOddsFormat(value: unknown): value is OddsFormat {
  return ODDS_FORMATS.some((format) => format === value);
}

/**
 * Odds as a player reads them.
 *
 * - `hongKong`: the profit of a stake of 1.
 * - `malay`: the profit up to even money; above it, with a minus, the stake that wins 1.
 * - `indonesian`: the other way round: the profit from even money on, else the stake that wins 1.
 * - `american`: as Indonesian, of 100.
 *
 * @param hundredths decimal odds.
 */
export function oddsText(hundredths: number, format: OddsFormat): string {
  const profit = hundredths / 100 - 1;
  switch (format) {
    case 'decimal':
      return (hundredths / 100).toFixed(hundredths < 10_000 ? 2 : 0);
    case 'hongKong':
      return profit.toFixed(2);
    case 'malay':
      return profit <= 1 ? profit.toFixed(2) : minus(1 / profit);
    case 'indonesian':
      return profit >= 1 ? profit.toFixed(2) : minus(1 / profit);
    case 'american':
      return profit >= 1 ? `+${Math.round(profit * 100)}` : `−${Math.round(100 / profit)}`;
  }
}

function minus(value: number): string {
  return `−${value.toFixed(2)}`;
}
