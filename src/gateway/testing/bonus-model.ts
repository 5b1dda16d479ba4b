/** An action of a round, in minor units. */
export interface BonusAction {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly id: string;
  readonly amount: number;
  /** Of a rollback. */
  readonly original: string | null;
}

export interface BonusTerms {
  readonly amount: number;
  readonly required: number;
  readonly largestBet: number | null;
  readonly isFirst: boolean;
}

interface ModelBonus extends BonusTerms {
  state: string;
  /** In hours. */
  begunAt: number;
  counted: number;
}

interface Known extends BonusAction {
  readonly round: string;
  readonly bonus: ModelBonus | null;
  staked: number;
  won: number;
  counted: number;
  isReversed: boolean;
}

/** What a wallet with bonuses comes to, told independently of the gateway: one member, step by step. */
export class BonusModel {
  pot = 0;
  /** In hours. */
  now = 0;
  readonly bonuses: ModelBonus[] = [];
  readonly #actions = new Map<string, Known>();
  readonly #closed = new Set<string>();

  constructor(public own: number) {}

  get active(): ModelBonus | null {
    return this.bonuses.find(({ state }) => state === 'active') ?? null;
  }

  grant(terms: BonusTerms): void {
    this.bonuses.push({ ...terms, state: 'waiting', begunAt: 0, counted: 0 });
    this.settle();
  }

  /** A bonus has a day; rounds are waited for a month longer. */
  settle(): void {
    for (;;) {
      const { active } = this;
      if (active === null) {
        const next = this.bonuses.find(({ state }) => state === 'waiting');
        if (next === undefined) return;
        next.state = 'active';
        next.begunAt = this.now;
        this.pot = next.amount;
      } else if (active.counted - this.#countedOpen(active) >= active.required) {
        this.own += this.pot;
        this.#end(active, 'converted');
      } else if (this.pot > 0 && this.now < active.begunAt + 24) return;
      else if (this.now < active.begunAt + 24 * 31 && this.#isInPlay(active)) return;
      else this.#end(active, this.pot === 0 ? 'used' : 'expired');
    }
  }

  cancel(number: number): string {
    const bonus = this.bonuses[number];
    if (bonus === undefined) return 'unknown';
    this.settle();
    if (bonus.state !== 'active' && bonus.state !== 'waiting') return 'ended';
    if (this.#isInPlay(bonus)) return 'in_play';
    if (bonus.state === 'active') this.pot = 0;
    bonus.state = 'cancelled';
    this.settle();
    return 'cancelled';
  }

  /** Applies a call, all of it or nothing. @returns its code. */
  process(round: string, actions: readonly BonusAction[], isFinished: boolean, weight: number): number {
    const before = { own: this.own, pot: this.pot, counted: this.bonuses.map(({ counted }) => counted) };
    const kept = new Map([...this.#actions].map(([id, known]) => [id, { ...known }]));
    for (const action of actions) {
      const code = this.#act(round, action, weight);
      if (code === 0) continue;
      Object.assign(this, { own: before.own, pot: before.pot });
      for (const [index, bonus] of this.bonuses.entries()) bonus.counted = before.counted[index] ?? 0;
      this.#actions.clear();
      for (const [id, known] of kept) this.#actions.set(id, known);
      return code;
    }
    if (isFinished) this.#closed.add(round);
    return 0;
  }

  #act(round: string, action: BonusAction, weight: number): number {
    if (this.#actions.has(action.id)) return 0;
    const bonus = this.active;
    // A rollback that came before it.
    const isReversed = [...this.#actions.values()].some(({ original }) => original === action.id);
    const known: Known = { ...action, round, bonus, staked: 0, won: 0, counted: 0, isReversed };
    const code = isReversed
      ? 0
      : action.kind === 'bet'
        ? this.#bet(known, weight)
        : action.kind === 'win'
          ? this.#win(known)
          : this.#takeBack(known, bonus);
    if (code === 0) this.#actions.set(action.id, known);
    return code;
  }

  #bet(known: Known, weight: number): number {
    const { amount, bonus } = known;
    if (bonus !== null) {
      const isOver = this.now >= bonus.begunAt + 24;
      const ofRound = this.#betsOf(known.round).reduce((sum, one) => sum + one.amount, amount);
      const isSmall = bonus.largestBet === null || ofRound <= bonus.largestBet;
      known.staked = bonus.isFirst && isSmall ? Math.min(this.pot, amount) : Math.max(amount - this.own, 0);
      if (isOver) known.staked = 0;
      if (known.staked > this.pot) return 100;
      if (known.staked > 0 && !isSmall) return 105;
      known.counted = isOver ? 0 : Math.floor((amount * weight) / 100);
    }
    if (amount - known.staked > this.own) return 100;
    this.own -= amount - known.staked;
    this.pot -= known.staked;
    if (bonus !== null) bonus.counted += known.counted;
    return 0;
  }

  #win(known: Known): number {
    const { bonus, round, amount } = known;
    const bets = this.#betsOf(round);
    const bet = bets.reduce((sum, one) => sum + one.amount, 0);
    const staked = bets.reduce((sum, one) => sum + (one.bonus === bonus ? one.staked : 0), 0);
    if (bonus !== null && bet > 0) known.won = Number((BigInt(amount) * BigInt(Math.min(staked, bet))) / BigInt(bet));
    this.own += amount - known.won;
    this.pot += known.won;
    return 0;
  }

  #takeBack(known: Known, active: ModelBonus | null): number {
    const original = this.#actions.get(known.original ?? '');
    if (original === undefined || original.isReversed) return 0;
    const isSame = active !== null && original.bonus === active;
    if (original.kind === 'bet') {
      const back = isSame ? original.staked : 0;
      this.own += original.amount - back;
      this.pot += back;
      if (isSame) active.counted -= original.counted;
    } else {
      const back = isSame ? Math.min(original.won, this.pot) : 0;
      if (original.amount - back > this.own) return 100;
      this.own -= original.amount - back;
      this.pot -= back;
    }
    original.isReversed = true;
    return 0;
  }

  #betsOf(round: string): readonly Known[] {
    return [...this.#actions.values()].filter((one) => one.round === round && one.kind === 'bet' && !one.isReversed);
  }

  /** A round is open in which it had a stake, even one that was taken back. */
  #isInPlay(bonus: ModelBonus): boolean {
    return [...this.#actions.values()].some(
      (one) => one.bonus === bonus && one.staked > 0 && !this.#closed.has(one.round),
    );
  }

  /** What counts in rounds that are open. */
  #countedOpen(bonus: ModelBonus): number {
    return [...this.#actions.values()].reduce((sum, one) => {
      const counts = one.bonus === bonus && !one.isReversed && !this.#closed.has(one.round);
      return sum + (counts ? one.counted : 0);
    }, 0);
  }

  #end(bonus: ModelBonus, state: string): void {
    bonus.state = state;
    this.pot = 0;
  }
}
