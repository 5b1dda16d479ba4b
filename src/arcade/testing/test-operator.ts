import type { OperatorCall, OperatorReply, WalletTransport } from '../server/wallet/wallet-transport.ts';

interface Applied {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly amount: number;
  readonly round: string;
  readonly original?: string;
  /** False for a bet or win that was rolled back before it arrived. */
  readonly moved: boolean;
}

/** How the dialect of separate calls says the numbers of the other one. */
const REFUSAL_WORDS: Readonly<Record<number, string>> = {
  100: 'INSUFFICIENT_FUNDS',
  101: 'SESSION_ENDED',
  102: 'UNKNOWN_USER',
  103: 'UNKNOWN_GAME',
  104: 'MAINTENANCE',
  105: 'LIMIT_REACHED',
  106: 'SELF_EXCLUDED',
  107: 'GAME_DISABLED',
  154: 'WRONG_CURRENCY',
};

/** A wallet as operators have one, in memory: both dialects, and the rules that make repeats and rollbacks harmless. */
export class TestOperator {
  balance = 100_000;
  /** The answer to the next exchange of a code. */
  launch: Record<string, unknown> = {
    user_id: 'mika',
    display_name: 'm•••a',
    currency: 'EUR',
    currency_symbol: '€',
    currency_decimals: 2,
    language: 'EN',
    session_id: 'session-1',
    balance: 100_000,
    wallet: 'seamless',
    mode: 'real',
    game: '',
    origin: 'http://aurora.localhost:8080',
  };
  readonly actions = new Map<string, Applied>();
  readonly calls: OperatorCall[] = [];
  /** Answers in place of the wallet, before it is asked; undefined lets the call through. */
  before: (call: OperatorCall) => OperatorReply | undefined | Promise<OperatorReply | undefined> = () => undefined;
  /** Replaces an answer after the wallet has done its part. */
  after: (call: OperatorCall, reply: OperatorReply) => OperatorReply = (_call, reply) => reply;
  /** A refusal of every bet that is new, by its number. */
  refusesBets: number | null = null;

  readonly send: WalletTransport = async (call, options) => {
    this.calls.push(call);
    if (options?.withBadSignature) return answer(403, { code: 403, message: 'The signature is missing or wrong' });
    return (await this.before(call)) ?? this.after(call, this.#handle(call));
  };

  /** Sums of the bets and wins that were applied and not rolled back. */
  standing(): { bet: number; win: number } {
    const sums = { bet: 0, win: 0 };
    for (const [id, { kind, amount, moved }] of this.actions)
      if (kind !== 'rollback' && moved && !this.#isRolledBack(id)) sums[kind] += amount;
    return sums;
  }

  #handle({ operation, body }: OperatorCall): OperatorReply {
    const asked = body === undefined ? {} : JSON.parse(body);
    if (operation === 'session') {
      return asked.code === 'good' ? answer(200, this.launch) : answer(422, { code: 108, message: 'used' });
    }
    if (operation.startsWith('rounds')) return answer(200, { rounds: this.#rounds() });
    if (operation === 'process') return this.#process(asked);
    return this.#separate(operation, asked);
  }

  #process(asked: { game_id: string; actions?: Record<string, string | number>[] }): OperatorReply {
    const actions = (asked.actions ?? []).map(({ action, action_id, amount, original_action_id }) => ({
      id: String(action_id),
      // A win without a bet is one.
      kind: (action === 'bonus_win' ? 'win' : action) as Applied['kind'],
      amount: Number(amount ?? 0),
      ...(original_action_id !== undefined && { original: String(original_action_id) }),
    }));
    const refusal = this.#apply(asked.game_id, actions);
    if (refusal !== null)
      return answer(refusal === 104 ? 503 : 422, { code: refusal, message: 'no', ...this.#held(refusal) });
    return answer(200, { balance: this.balance, game_id: asked.game_id });
  }

  #separate(operation: string, asked: Record<string, string | number>): OperatorReply {
    const id = String(asked.request_id);
    if (operation === 'balance') return answer(200, { status: 'OK', request_id: id, balance: this.balance });
    const kind = operation as Applied['kind'];
    const action = { id, kind, amount: Number(asked.amount ?? 0), original: asked.original_request_id as string };
    const refusal = this.#apply(String(asked.round_id), [action]);
    if (refusal !== null) return answer(200, { status: REFUSAL_WORDS[refusal], message: 'no', ...this.#held(refusal) });
    return answer(200, { status: 'OK', request_id: id, balance: this.balance, transaction_id: `tx-${id}` });
  }

  #apply(
    round: string,
    actions: readonly { id: string; kind: Applied['kind']; amount: number; original?: string }[],
  ): number | null {
    const fresh = actions.filter(({ id }) => !this.actions.has(id));
    let balance = this.balance;
    for (const { id, kind, amount, original } of fresh) {
      if (kind === 'rollback') {
        const undone = this.actions.get(original ?? '');
        if (undone?.moved && !this.#isRolledBack(original ?? ''))
          balance += undone.kind === 'bet' ? undone.amount : -undone.amount;
      } else if (!this.#isRolledBack(id)) {
        if (kind === 'bet' && this.refusesBets !== null) return this.refusesBets;
        balance += kind === 'bet' ? -amount : amount;
        if (balance < 0) return 100;
      }
    }
    this.balance = balance;
    for (const { id, kind, amount, original } of fresh) {
      const moved = kind === 'rollback' || !this.#isRolledBack(id);
      this.actions.set(id, { kind, amount, round, moved, ...(original !== undefined && { original }) });
    }
    return null;
  }

  /** Wallets tell what they hold where that is what lacks, and nowhere else. */
  #held(refusal: number): { balance?: number } {
    return refusal === 100 ? { balance: this.balance } : {};
  }

  #isRolledBack(id: string): boolean {
    return [...this.actions.values()].some(({ kind, original }) => kind === 'rollback' && original === id);
  }

  #rounds() {
    const rounds = new Map<string, { bet: number; win: number }>();
    for (const [id, { kind, amount, round, moved }] of this.actions) {
      const sums = rounds.get(round) ?? { bet: 0, win: 0 };
      rounds.set(round, sums);
      if (kind !== 'rollback' && moved && !this.#isRolledBack(id)) sums[kind] += amount;
    }
    return [...rounds].map(([game_id, sums]) => ({
      game_id,
      game: String(this.launch.game),
      user_id: String(this.launch.user_id),
      currency: String(this.launch.currency),
      ...sums,
      rolled_back: 0,
      finished: true,
      actions: [],
    }));
  }
}

function answer(status: number, body: unknown): OperatorReply {
  return { kind: 'answered', status, text: JSON.stringify(body) };
}
