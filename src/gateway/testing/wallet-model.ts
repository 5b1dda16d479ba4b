/**
 * A reference model of the seamless wallet: in memory, one call after the other, without the product's code. Tests
 * compare its answers with the database's.
 */

export interface ModelAction {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly id: string;
  readonly amount: number;
  readonly original: string | null;
}

export interface ModelCall {
  readonly member: number;
  /** Counted from a Monday. */
  readonly day: number;
  readonly round: string;
  readonly isFinished: boolean;
  readonly actions: readonly ModelAction[];
}

/** The expected answer: a code of the protocol, or 0 with the balance afterwards. */
export interface ModelAnswer {
  readonly code: number;
  readonly balance: number;
}

/** A member's limits: on a single bet, on the stakes of a day, and on the losses of a week. */
export interface ModelLimits {
  readonly bet: number;
  readonly stakeOfDay: number;
  readonly lossOfWeek: number;
  readonly isExcluded: boolean;
}

interface Applied extends ModelAction {
  readonly round: string;
  readonly day: number;
  readonly moved: number;
}

interface Round {
  bet: number;
  win: number;
  isClosed: boolean;
}

interface Played {
  readonly bet: number;
  readonly win: number;
}

interface Purse {
  readonly limits: ModelLimits | null;
  balance: number;
  /** Not negative. */
  owed: number;
  readonly actions: Map<string, Applied>;
  /** Actions reversed, or to be reversed on arrival. */
  readonly reversed: Set<string>;
  readonly rounds: Map<string, Round>;
  /** By day. */
  readonly played: Map<number, Played>;
}

export class WalletModel {
  private readonly purses: Purse[];

  /** @param opening what each member has and owes to begin with, and is held to. */
  constructor(opening: ReadonlyArray<Pick<Purse, 'balance' | 'owed' | 'limits'>>) {
    this.purses = opening.map((held) => ({
      ...held,
      actions: new Map(),
      reversed: new Set(),
      rounds: new Map(),
      played: new Map(),
    }));
  }

  balanceOf(member: number): number {
    return this.purseOf(member).balance;
  }

  owedBy(member: number): number {
    return this.purseOf(member).owed;
  }

  roundsOf(member: number): ReadonlyMap<string, Readonly<Round>> {
    return this.purseOf(member).rounds;
  }

  playedBy(member: number): ReadonlyMap<number, Played> {
    return this.purseOf(member).played;
  }

  /** Money from one member to another; false where there is not enough, and nothing moves. */
  transfer(from: number, to: number, amount: number): boolean {
    const giver = this.purseOf(from);
    if (giver.balance < amount) return false;
    giver.balance -= amount;
    credit(this.purseOf(to), amount);
    return true;
  }

  /** A call on a copy, which is kept only where all of it applies. */
  process(call: ModelCall): ModelAnswer {
    const before = this.purseOf(call.member);
    const purse: Purse = {
      ...before,
      actions: new Map(before.actions),
      reversed: new Set(before.reversed),
      rounds: new Map([...before.rounds].map(([id, round]) => [id, { ...round }])),
      played: new Map(before.played),
    };
    for (const action of call.actions) {
      const code = apply(purse, call, action);
      if (code !== 0) return { code, balance: before.balance };
    }
    const round = purse.rounds.get(call.round);
    if (call.isFinished && round) round.isClosed = true;
    this.purses[call.member] = purse;
    return { code: 0, balance: purse.balance };
  }

  private purseOf(member: number): Purse {
    const purse = this.purses[member];
    if (!purse) throw new RangeError(`there is no member ${member}`);
    return purse;
  }
}

function credit(purse: Purse, amount: number): void {
  const settled = Math.min(purse.owed, amount);
  purse.owed -= settled;
  purse.balance += amount - settled;
}

function apply(purse: Purse, { round, day }: ModelCall, action: ModelAction): number {
  const known = purse.actions.get(action.id);
  if (known) return isSame(known, action, round) ? 0 : 201;
  const original = action.original === null ? undefined : purse.actions.get(action.original);
  let moved = 0;
  if (action.kind === 'rollback') {
    const isFirst = !purse.reversed.has(action.original ?? '');
    if (isFirst && original?.kind === 'rollback') return 400;
    if (isFirst && original) moved = -original.moved;
    purse.reversed.add(action.original ?? '');
  } else if (!purse.reversed.has(action.id)) {
    const refusal = action.kind === 'bet' ? refusalOf(purse, day, action.amount) : 0;
    if (refusal !== 0) return refusal;
    moved = action.kind === 'bet' ? -action.amount : action.amount;
    if (purse.balance + moved < 0) return 100;
  }
  if (moved > 0) credit(purse, moved);
  else {
    // Only a rollback gets here with less than it takes.
    const lacks = Math.max(0, -(purse.balance + moved));
    purse.balance += moved + lacks;
    purse.owed += lacks;
  }
  purse.actions.set(action.id, { ...action, round, day, moved });
  count(purse, round, action, moved, original);
  if (moved !== 0) countDay(purse, original?.day ?? day, (original ?? action).kind, moved);
  return 0;
}

function refusalOf({ limits, played }: Purse, day: number, amount: number): number {
  if (limits === null) return 0;
  if (limits.isExcluded) return 106;
  const since = (first: number) => [...played].filter(([one]) => one >= first).map(([, some]) => some);
  const staked = since(day).reduce((sum, { bet }) => sum + bet, 0);
  const lost = since(day - (day % 7)).reduce((sum, { bet, win }) => sum + bet - win, 0);
  const isPast = amount > limits.bet || staked + amount > limits.stakeOfDay || lost + amount > limits.lossOfWeek;
  return isPast && amount > 0 ? 105 : 0;
}

function countDay({ played, limits }: Purse, day: number, kind: ModelAction['kind'], moved: number): void {
  if (limits === null) return;
  const { bet, win } = played.get(day) ?? { bet: 0, win: 0 };
  played.set(day, kind === 'bet' ? { bet: bet - moved, win } : { bet, win: win + moved });
}

function isSame(known: Applied, action: ModelAction, round: string): boolean {
  return (
    known.kind === action.kind &&
    known.round === round &&
    known.amount === action.amount &&
    known.original === action.original
  );
}

function count(purse: Purse, roundId: string, action: ModelAction, moved: number, original: Applied | undefined): void {
  if (!purse.rounds.has(roundId)) purse.rounds.set(roundId, { bet: 0, win: 0, isClosed: false });
  const round = purse.rounds.get(original?.round ?? roundId);
  if (!round) return;
  if ((original?.kind ?? action.kind) === 'bet') round.bet -= moved;
  else round.win += moved;
}
