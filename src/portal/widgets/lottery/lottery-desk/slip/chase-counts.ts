/** The numbers of draws that a slip can be for. */
export const CHASE_COUNTS = [1, 2, 3, 5, 10, 20] as const;

/** The most of them that are no more than was asked for and than draws take bets. */
export const chaseCount = (asked: number, ahead: number): number =>
  CHASE_COUNTS.findLast((count) => count <= Math.min(asked, ahead)) ?? 1;
