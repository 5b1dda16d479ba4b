import type { VendorServerAnswer, VendorServerCall } from './vendor-server.ts';

interface WalletBody {
  readonly user_id: string;
  readonly amount?: number;
  readonly transfer_id?: string;
  readonly version?: number;
  readonly max_bet?: number | null;
  readonly max_staked?: number | null;
}

/** A vendor that keeps wallets, does each transfer once, and may fail as a test says. */
export function walletKeeper() {
  const held = new Map<string, number>();
  const done = new Map<string, number>();
  const limits = new Map<string, { version: number; maxBet: number | null; maxStaked: number | null }>();
  const keeper = {
    held,
    /** The limits in force by user. */
    limits,
    /** The outcome of the next calls: the vendor is down, acts without answering, or refuses. */
    mood: 'well' as 'well' | 'down' | 'silent' | 'refusing',
    answer({ path, body }: VendorServerCall): VendorServerAnswer {
      const [operation] = (path.split('/').at(-1) ?? '').split('?');
      if (operation === 'rounds') return { status: 200, body: { rounds: [] } };
      const { user_id, amount = 0, transfer_id = '', ...handed } = JSON.parse(body) as WalletBody;
      if (keeper.mood === 'down') return { status: 503, body: {} };
      if (operation === 'end-sessions') return keeper.mood === 'silent' ? null : { status: 200, body: {} };
      if (operation === 'limits') {
        const { version = 0, max_bet: maxBet = null, max_staked: maxStaked = null } = handed;
        if (version > (limits.get(user_id)?.version ?? 0)) limits.set(user_id, { version, maxBet, maxStaked });
        return keeper.mood === 'silent' ? null : { status: 200, body: { balance: held.get(user_id) ?? 0 } };
      }
      // A repeated transfer is never refused.
      if (keeper.mood === 'refusing' && !done.has(transfer_id)) return { status: 422, body: { code: 107 } };
      const before = held.get(user_id) ?? 0;
      if (operation === 'withdraw' && !done.has(transfer_id) && before < amount)
        return { status: 422, body: { code: 100 } };
      if (operation !== 'balance' && !done.has(transfer_id)) {
        held.set(user_id, operation === 'deposit' ? before + amount : before - amount);
        done.set(transfer_id, amount);
      }
      return keeper.mood === 'silent' ? null : { status: 200, body: { balance: held.get(user_id) ?? 0 } };
    },
  };
  return keeper;
}
