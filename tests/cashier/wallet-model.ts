import type { TruePayout } from './payout-provider.ts';

interface Rules {
  readonly feePercent: bigint;
  readonly feeMin: bigint;
}

interface Asked {
  readonly amount: bigint;
  readonly fee: bigint;
  /** Cancelled, or rejected. */
  isBack: boolean;
  /** What operators gave back of each part, with what had come back of it before. */
  readonly madeGood: Map<number, bigint>;
}

/**
 * A member's wallet as it has to be: an independent model in minor units, which knows what members, operators and banks
 * did, and nothing of how the gateway keeps it.
 */
export function walletModel({ feePercent, feeMin }: Rules) {
  /** Without withdrawals. */
  let own = 0n;
  let staked = 0n;
  const turnovers: Array<{ readonly amount: bigint; readonly from: bigint }> = [];
  const asked = new Map<string, Asked>();

  /** Deposits are played through one after the other. */
  const locked = (): bigint =>
    turnovers.reduce((sum, { amount, from }) => {
      const done = staked <= from ? 0n : staked - from < amount ? staked - from : amount;
      return sum + amount - done;
    }, 0n);

  /** What is in the wallet while nothing came back but what was cancelled or rejected. */
  const least = (): bigint =>
    [...asked.values()].reduce((sum, { amount, isBack }) => sum - (isBack ? 0n : amount), own);

  return {
    grant(amount: bigint): void {
      own += amount;
    },

    deposit(amount: bigint): void {
      own += amount;
      const last = turnovers.at(-1);
      const end = last === undefined ? 0n : last.from + last.amount;
      // Stakes count from the first deposit on.
      if (last === undefined) staked = 0n;
      turnovers.push({ amount, from: end > staked ? end : staked });
    },

    /** @returns whether the wallet surely covers it. */
    bet(amount: bigint): boolean {
      if (least() < amount) return false;
      own -= amount;
      staked += amount;
      return true;
    },

    /**
     * @param id null where it was refused.
     * @returns whether it should have been taken. What came back meanwhile may allow more, which only `id` tells.
     */
    request(id: string | null, amount: bigint): boolean {
      const isCovered = amount <= least() - locked();
      if (id === null) return isCovered;
      const share = (amount * feePercent) / 100n;
      const fee = share > feeMin ? share : feeMin;
      asked.set(id, { amount, fee, isBack: false, madeGood: new Map() });
      return true;
    },

    /** Cancelled, or rejected. */
    giveBack(id: string): void {
      const found = asked.get(id);
      if (found !== undefined) found.isBack = true;
    },

    makeGood(id: string, part: number, total: bigint): void {
      asked.get(id)?.madeGood.set(part, total);
    },

    /** What it all comes to, by what the provider knows of each payout. */
    settle(
      known: ReadonlyArray<{ readonly withdrawalId: string; readonly reference: string }>,
      payouts: readonly TruePayout[],
    ) {
      const withdrawals = new Map<
        string,
        { readonly sent: bigint; readonly home: bigint; readonly isUnderWay: boolean }
      >();
      let wallet = own;
      let reserved = 0n;
      for (const { withdrawalId, reference } of known) {
        const one = asked.get(withdrawalId);
        if (one === undefined) throw new Error(`nobody asked for the withdrawal ${withdrawalId}`);
        const payout = payouts.find((found) => found.reference === reference);
        const parts = payout?.parts ?? [];
        const sent = parts.reduce((sum, { amount }) => sum + amount, 0n);
        const returned = parts.reduce((sum, { part, returned: back }) => {
          const good = one.madeGood.get(part) ?? 0n;
          return sum + (good > back ? good : back);
        }, 0n);
        const isSentWhole = sent === one.amount - one.fee;
        const isFailed = payout?.status === 'failed';
        const released = one.isBack ? one.amount : isFailed && !isSentWhole ? one.amount - sent : 0n;
        const isFeeBack = isSentWhole && returned === sent;
        wallet += released + returned + (isFeeBack ? one.fee : 0n) - one.amount;
        const isUnderWay = !one.isBack && !isFailed && !isSentWhole;
        if (isUnderWay) reserved += one.amount - sent;
        withdrawals.set(withdrawalId, { sent, home: released + returned, isUnderWay });
      }
      return { wallet, reserved, locked: locked(), withdrawals };
    },
  };
}
