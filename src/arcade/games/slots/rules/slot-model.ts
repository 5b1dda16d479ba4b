import type { PublicMachine, Volatility } from '#arcade/game-api.ts';

/** A machine with its published figures. */
export interface SlotModel {
  /**
   * Players may know every part of it. A change that alters outcomes gets a new id: stored rounds are replayed by it.
   */
  readonly machine: PublicMachine;
  readonly name: string;
  /** Stated return in hundredths of a percent: 9640 is 96.40 %. `npm run arcade:rtp` computes and plays it. */
  readonly returnBasisPoints: number;
  readonly volatility: Volatility;
}
