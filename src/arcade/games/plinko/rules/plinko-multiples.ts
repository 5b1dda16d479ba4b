export type PlinkoRisk = 'low' | 'medium' | 'high';

export const plinkoRisks: readonly PlinkoRisk[] = ['low', 'medium', 'high'];

export const PLINKO_ROWS = 12;

/**
 * What the slots pay in hundredths of the bet, from the left. Slot s is reached by C(12, s) of the 4,096 paths, so the
 * exact returns are 3,973 / 4,096 = 96.997 % (low and medium) and 39,732 / 40,960 = 97.002 % (high). Multiples are
 * whole tenths, so that bets in units of ten divide.
 */
export const plinkoMultiples: Readonly<Record<PlinkoRisk, readonly number[]>> = {
  low: [900, 300, 150, 140, 110, 90, 60, 90, 110, 140, 150, 300, 900],
  medium: [3500, 1000, 300, 180, 110, 70, 30, 70, 110, 180, 300, 1000, 3500],
  high: [20000, 2000, 700, 220, 80, 20, 10, 20, 80, 220, 700, 2000, 20000],
};
