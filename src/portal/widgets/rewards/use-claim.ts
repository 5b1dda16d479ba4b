import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MISSIONS_PATH } from '#portal/data/mission-queries.ts';
import { POINTS_PATH } from '#portal/data/points-queries.ts';
import { PROMOTIONS_PATH } from '#portal/data/promotion-queries.ts';
import { RAFFLE_PATH, REBATE_PATH, REWARDS_PATH } from '#portal/data/reward-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';

/** One claim at a time, and how it ended. */
export interface Claim {
  readonly isBusy: boolean;
  /** What was claimed last; null before. */
  readonly claimed: string | null;
  readonly error: unknown;
  /** @param prize what the member reads when it has been claimed. */
  readonly run: (send: () => Promise<unknown>, prize: string) => void;
}

/** Claims, and shows what is left to claim and the new balance afterwards, also after a refusal. */
export function useClaim(): Claim {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [claimed, setClaimed] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const attempt = async (send: () => Promise<unknown>, prize: string): Promise<void> => {
    setBusy(true);
    setClaimed(null);
    setError(null);
    try {
      await send();
      setClaimed(prize);
    } catch (failure) {
      setError(failure);
    }
    for (const path of [BALANCE_PATH, POINTS_PATH]) void queryClient.invalidateQueries({ queryKey: [path] });
    // Their addresses carry a language.
    const isMeant = ({ queryKey: [key] }: { readonly queryKey: readonly unknown[] }): boolean =>
      typeof key === 'string' &&
      [RAFFLE_PATH, REBATE_PATH, REWARDS_PATH, MISSIONS_PATH, PROMOTIONS_PATH].some((path) => key.startsWith(path));
    await queryClient.invalidateQueries({ predicate: isMeant });
    setBusy(false);
  };
  return { isBusy, claimed, error, run: (send, prize) => void attempt(send, prize) };
}
