/** What is lost in a week gives a tenth back: nothing below `from`, `largest` at most. In minor units. */
const CASHBACK = { from: 500, largest: 150 };
/** A ticket for each of these that are staked in a week, and so many at most. */
const TICKET = { per: 400, most: 6 };

/** What missions ask for. Settings of the same meaning are in `reward-histories.ts`. */
const MISSIONS = {
  'slots-day': { every: 'day', category: 'RNG', of: 'rounds', target: 2 },
  'stake-week': { every: 'week', category: undefined, of: 'staked', target: 1_500 },
  'days-once': { every: 'once', category: undefined, of: 'days', target: 3 },
} as const;

export type MissionId = keyof typeof MISSIONS;

interface Bet {
  readonly amount: number;
  readonly won: number;
  readonly category: string;
  readonly day: string;
  /** The Monday of its week. */
  readonly week: string;
  isBack: boolean;
  isOpen: boolean;
}

/**
 * What a member's cashback, tickets of a raffle and missions must come to, counted from the bets alone and by other
 * means than the gateway's.
 */
export class PlayRewardsModel {
  /** In the order in which it was granted. */
  readonly cashback: Array<{ readonly week: string; readonly amount: number }> = [];
  /** How many tickets the member has, by week. */
  readonly tickets = new Map<string, number>();
  readonly missions: string[] = [];
  readonly #bets: Bet[] = [];

  bet(bet: Omit<Bet, 'isBack'>): void {
    this.#bets.push({ ...bet, isBack: false });
  }

  takeBack(number: number): void {
    const bet = this.#bets[number];
    if (bet !== undefined) {
      bet.isBack = true;
      bet.isOpen = false;
    }
  }

  close(number: number): void {
    const bet = this.#bets[number];
    if (bet !== undefined) bet.isOpen = false;
  }

  /** The job gives the tickets of a week. One that was given stays. */
  giveTickets(week: string): void {
    const staked = this.#standing((bet) => bet.week === week).reduce((sum, { amount }) => sum + amount, 0);
    const earned = Math.min(TICKET.most, Math.floor(staked / TICKET.per));
    if (earned > (this.tickets.get(week) ?? 0)) this.tickets.set(week, earned);
  }

  /** The week is over. */
  payWeek(week: string): void {
    this.giveTickets(week);
    const lost = this.#standing((bet) => bet.week === week).reduce((sum, { amount, won }) => sum + amount - won, 0);
    if (lost >= CASHBACK.from) this.cashback.push({ week, amount: Math.min(Math.floor(lost / 10), CASHBACK.largest) });
  }

  /** @returns whether it is paid. */
  claimMission(id: MissionId, { day, week }: { readonly day: string; readonly week: string }): boolean {
    const { every, category, of, target } = MISSIONS[id];
    const source = { day: `${id} ${day}`, week: `${id} ${week}`, once: id }[every];
    const isMeant = (bet: Bet) =>
      (category === undefined || bet.category === category) &&
      { day: bet.day === day, week: bet.week === week, once: true }[every];
    const bets = this.#standing(isMeant);
    const done = {
      rounds: bets.length,
      staked: bets.reduce((sum, { amount }) => sum + amount, 0),
      days: new Set(bets.map((bet) => bet.day)).size,
    }[of];
    if (done < target || this.missions.includes(source)) return false;
    this.missions.push(source);
    return true;
  }

  /** What was staked in a week, in minor units. */
  staked(week: string): number {
    return this.#standing((bet) => bet.week === week).reduce((sum, { amount }) => sum + amount, 0);
  }

  #standing(isMeant: (bet: Bet) => boolean): readonly Bet[] {
    return this.#bets.filter((bet) => !bet.isBack && !bet.isOpen && isMeant(bet));
  }
}
