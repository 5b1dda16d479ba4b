/** A rate in hundredths of a percent for each level, by category. */
const RATES: Readonly<Record<string, readonly number[]>> = { RNG: [50, 125, 200], LIVE: [25, 25, 25] };
/** What each level asks for, in minor units. */
const DEMANDS = [
  { staked: 0, deposited: 0 },
  { staked: 300, deposited: 100 },
  { staked: 1_000, deposited: 150 },
] as const;
/** A claim is for this at least, in minor units. */
const LEAST = 5;

interface Bet {
  readonly amount: number;
  readonly category: string;
  /** The Monday of its week. */
  readonly week: string;
  isBack: boolean;
  isOpen: boolean;
}

/**
 * What a member's level and rebates must come to, counted from the bets alone and by other means than the gateway's.
 * Settings of the same meaning are in `reward-histories.ts`.
 */
export class RebateModel {
  level = 1;
  readonly upgrades: number[] = [];
  /** In the order in which they were paid. */
  readonly rebates: Array<{ readonly week: string; readonly amount: number }> = [];
  readonly bets: Bet[] = [];
  #deposited = 0;
  /** What rebates were paid for, by week and category. */
  readonly #paidFor = new Map<string, number>();

  bet(bet: Omit<Bet, 'isBack'>): void {
    this.bets.push({ ...bet, isBack: false });
  }

  close(number: number): void {
    const bet = this.bets[number];
    if (bet !== undefined) bet.isOpen = false;
  }

  takeBack(number: number): void {
    const bet = this.bets[number];
    if (bet !== undefined) {
      bet.isBack = true;
      bet.isOpen = false;
    }
  }

  deposit(amount: number): void {
    this.#deposited += amount;
  }

  /** The member looks at its level. */
  look(): void {
    const staked = this.#staked(() => true);
    for (const [index, demand] of DEMANDS.entries()) {
      if (index < this.level || staked < demand.staked || this.#deposited < demand.deposited) continue;
      while (this.level <= index) {
        this.level += 1;
        this.upgrades.push(this.level);
      }
    }
  }

  /** @returns whether it is paid. */
  claim(week: string): boolean {
    this.look();
    return this.#pay(week, LEAST);
  }

  /** The week is over. */
  payRest(week: string): void {
    // The job goes to those who played.
    if (this.bets.some((bet) => bet.week === week)) this.look();
    this.#pay(week, 1);
  }

  #pay(week: string, least: number): boolean {
    const due = Object.entries(RATES).map(([category, rates]) => {
      const key = `${week} ${category}`;
      const staked = this.#staked((bet) => bet.week === week && bet.category === category);
      const open = Math.max(0, staked - (this.#paidFor.get(key) ?? 0));
      return { key, open, amount: Math.floor((open * (rates[this.level - 1] ?? 0)) / 10_000) };
    });
    const amount = due.reduce((sum, one) => sum + one.amount, 0);
    if (amount < least) return false;
    for (const { key, open } of due) this.#paidFor.set(key, (this.#paidFor.get(key) ?? 0) + open);
    this.rebates.push({ week, amount });
    return true;
  }

  #staked(isMeant: (bet: Bet) => boolean): number {
    return this.bets.reduce((sum, bet) => (!bet.isBack && !bet.isOpen && isMeant(bet) ? sum + bet.amount : sum), 0);
  }
}
