/** What a site asks of friends and gives for them, in minor units. */
export interface ReferralTerms {
  readonly deposited: number;
  readonly staked: number;
  readonly most: number;
  readonly each: number;
  readonly tier: { readonly from: number; readonly each: number; readonly once: number };
}

interface ModelFriend {
  deposited: number;
  readonly bets: { readonly amount: number; isBack: boolean }[];
  hasContact: boolean;
  isKept: boolean;
  isQualified: boolean;
}

/** A member's friends and rewards, counted from every bet and deposit by itself; knows no database. */
export class ReferralModel {
  readonly #terms: ReferralTerms;
  readonly #friends: readonly ModelFriend[];
  readonly rewards: { kind: string; source: string; amount: number }[] = [];
  #rewarded: string[] = [];
  #qualified = 0;

  constructor(terms: ReferralTerms, friends: number) {
    this.#terms = terms;
    this.#friends = Array.from({ length: friends }, () => ({
      ...{ deposited: 0, bets: [], hasContact: false, isKept: false, isQualified: false },
    }));
  }

  #friend(number: number): ModelFriend {
    const friend = this.#friends[number];
    if (friend === undefined) throw new RangeError(`there is no friend ${number}`);
    return friend;
  }

  deposit = (friend: number, amount: number): void => {
    this.#friend(friend).deposited += amount;
  };

  /** @returns the number of the bet. */
  bet = (friend: number, amount: number): number => this.#friend(friend).bets.push({ amount, isBack: false }) - 1;

  /** @returns the bet that was taken back: the first one that was not; null for none. */
  takeBack(friend: number): number | null {
    const { bets } = this.#friend(friend);
    const number = bets.findIndex(({ isBack }) => !isBack);
    const bet = bets[number];
    if (bet === undefined) return null;
    bet.isBack = true;
    return number;
  }

  verify = (friend: number): void => {
    this.#friend(friend).hasContact = true;
  };

  keep(friend: number, isKept: boolean): void {
    this.#friend(friend).isKept = isKept;
  }

  /** The job runs. @param nameOf the id of a friend, which the job goes by. @param month `2026-03`. */
  count(month: string, nameOf: (friend: number) => string): void {
    const { deposited, staked, most, each, tier } = this.#terms;
    for (const [number, friend] of this.#friends.entries()) {
      const played = friend.bets.reduce((sum, { amount, isBack }) => (isBack ? sum : sum + amount), 0);
      const isDone = friend.deposited >= deposited && played >= staked && friend.hasContact;
      if (friend.isQualified || friend.isKept || !isDone) continue;
      friend.isQualified = true;
      this.#qualified += 1;
      if (this.#rewarded.filter((one) => one === month).length < most) {
        this.#rewarded.push(month);
        const amount = this.#qualified < tier.from ? each : tier.each;
        this.rewards.push({ kind: 'referral', source: nameOf(number), amount });
      }
      if (this.#qualified === tier.from)
        this.rewards.push({ kind: 'referral_tier', source: `${tier.from}`, amount: tier.once });
    }
  }
}
