/** Free spins that the operator gives: rounds without a bet. They have nothing to do with those of a machine. */
export interface GrantedSpins {
  readonly grantId: string;
  /** The stake that each counts with. */
  readonly betMinor: number;
  readonly spins: number;
  /** How many have not begun. */
  readonly left: number;
  /** What the spins that have begun won. */
  readonly wonMinor: number;
  /** RFC 3339. No spin begins from then on. */
  readonly expiresAt: string;
}

export interface FreeSpinsAnswer {
  /** The grant that is played next; null for none. */
  readonly freeSpins: GrantedSpins | null;
}
