const MOST_CHIPS = 6;

/** At most six of the values, spread over the whole range: always the least and the greatest. */
export function chipsInTray(chipsMinor: readonly number[]): readonly number[] {
  if (chipsMinor.length <= MOST_CHIPS) return chipsMinor;
  const highest = MOST_CHIPS - 1;
  const shown = Array.from({ length: MOST_CHIPS }, (_, at) => Math.round((at * (chipsMinor.length - 1)) / highest));
  return chipsMinor.filter((_, at) => shown.includes(at));
}

/** The colour of an amount, from 0: that of the greatest chip it covers. */
export function chipColour(trayMinor: readonly number[], amountMinor: number): number {
  return Math.max(0, trayMinor.filter((chipMinor) => chipMinor <= amountMinor).length - 1);
}

const SCALES = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
] as const;

/**
 * An amount as it stands on a chip, without its currency: `5`, `0.5`, `2.5k`. Cut after three figures. `money` always
 * writes all decimals of its currency, which tells how many there are.
 */
export function shortAmount(amountMinor: number, money: (minor: number) => string): string {
  const decimals = Math.max(0, money(0).replaceAll(/\D/g, '').length - 1);
  const major = amountMinor / 10 ** decimals;
  const [scale, suffix] = SCALES.find(([least]) => major >= least) ?? [1, ''];
  const scaled = major / scale;
  const figures = scaled >= 100 ? 0 : scaled >= 10 ? 1 : 2;
  return `${Math.floor(scaled * 10 ** figures + 1e-9) / 10 ** figures}${suffix}`;
}
