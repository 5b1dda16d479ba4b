/**
 * What the seamless wallet must do, written down once more and otherwise: in memory, one call after the other, with nothing of the product's
 * code. What it says of a call is held against what the database said.
 */

export interface ModelAction {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly id: string;
  readonly amount: number;
  readonly original: string | null;
}

export interface ModelCall {
  readonly member: number;
  readonly round: string;
  readonly isFinished: boolean;
  readonly actions: readonly ModelAction[];
}

/** What is to be answered: a code of the protocol, or 0 with what there is afterwards. */
export interface ModelAnswer {
  readonly code: number;
  readonly balance: number;
}

interface Applied extends ModelAction {
  readonly round: string;
  readonly moved: number;
}

interface Round {
  bet: number;
  win: number;
  isClosed: boolean;
}

interface Purse {
  balance: number;
  /** Above nothing. */
  owed: number;
  readonly actions: Map<string, Applied>;
  /** What has been reversed, or will be as soon as it is there. */
  readonly reversed: Set<string>;
  readonly rounds: Map<string, Round>;
}

export class WalletModel {
  private readonly purses: Purse[];

  /** @param opening what each member has and owes to begin with. */
  constructor(opening: ReadonlyArray<{ readonly balance: number; readonly owed: number }>) {
    this.purses = opening.map((held) => ({
      ...held,
      actions: new Map(),
      reversed: new Set(),
      rounds: new Map(),
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
    };
    for (const action of call.actions) {
      const code = apply(purse, call.round, action);
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

function apply(purse: Purse, round: string, action: ModelAction): number {
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
  purse.actions.set(action.id, { ...action, round, moved });
  count(purse, round, action, moved, original);
  return 0;
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
