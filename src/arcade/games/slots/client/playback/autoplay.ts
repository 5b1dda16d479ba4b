/** The player's settings for a series of spins. Amounts in minor units; null sets no limit. */
export interface AutoplayChoice {
  readonly spins: number;
  readonly stopAtLossMinor: number | null;
  readonly stopAtWinMinor: number | null;
}

export interface AutoplayState {
  readonly choice: AutoplayChoice;
  readonly left: number;
  /** The credit as the series began. */
  readonly startBalanceMinor: number;
}

export function beginAutoplay(choice: AutoplayChoice, balanceMinor: number): AutoplayState {
  return { choice, left: choice.spins, startBalanceMinor: balanceMinor };
}

/** The series after one more round; null when it is over, by its count or by one of its limits. */
export function afterAutoplayRound(
  { choice, left, startBalanceMinor }: AutoplayState,
  { winMinor, balanceMinor }: { readonly winMinor: number; readonly balanceMinor: number },
): AutoplayState | null {
  const { stopAtLossMinor, stopAtWinMinor } = choice;
  if (left <= 1) return null;
  if (stopAtWinMinor !== null && winMinor >= stopAtWinMinor) return null;
  if (stopAtLossMinor !== null && startBalanceMinor - balanceMinor >= stopAtLossMinor) return null;
  return { choice, left: left - 1, startBalanceMinor };
}
