import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Redeemed, RedeemPoints } from '#contracts/generated/contracts.ts';
import { isAboutPoints } from '#portal/data/is-about-points.ts';
import { redeemPoints } from '#portal/data/points-calls.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** Redeems points. The result throws a GatewayError for a redemption that was refused. */
export function useRedemption(): (redemption: RedeemPoints) => Promise<Redeemed> {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const last = useRef<{ readonly wanted: string; readonly key: string } | null>(null);

  return async (redemption) => {
    // The same once more is a retry: after no answer came, the first may have been made.
    const { paymentPassword: _typed, ...asked } = redemption;
    const wanted = JSON.stringify(asked);
    if (last.current?.wanted !== wanted) last.current = { wanted, key: crypto.randomUUID() };
    try {
      const made = await redeemPoints(redemption, last.current.key, language);
      last.current = null;
      return made;
    } finally {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutPoints(queryKey) });
    }
  };
}
