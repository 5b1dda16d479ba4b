import type { VendorServerAnswer, VendorServerCall } from './vendor-server.ts';

interface WalletBody {
  readonly user_id: string;
  readonly amount?: number;
  readonly transfer_id?: string;
}

/** A vendor that keeps wallets, does each transfer once, and may fail as a test says. */
export function walletKeeper() {
  const held = new Map<string, number>();
  const done = new Map<string, number>();
  const keeper = {
    held,
    /** What becomes of the next calls: the vendor is not reached, does its part and does not say so, or refuses. */
    mood: 'well' as 'well' | 'down' | 'silent' | 'refusing',
    answer({ path, body }: VendorServerCall): VendorServerAnswer {
      const operation = path.split('/').at(-1);
      const { user_id, amount = 0, transfer_id = '' } = JSON.parse(body) as WalletBody;
      if (keeper.mood === 'down') return { status: 503, body: {} };
      // What was done before is never refused.
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
