import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ConvertPoints, PointsConversion } from '#contracts/generated/contracts.ts';
import { convertPoints } from '#portal/data/points-calls.ts';
import { POINTS_MOVES_PATH, POINTS_PATH } from '#portal/data/points-queries.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** Turns points into money. The result throws a GatewayError for a conversion that was refused. */
export function useConversion(): (conversion: ConvertPoints) => Promise<PointsConversion> {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const last = useRef<{ readonly points: number; readonly key: string } | null>(null);

  return async (conversion) => {
    // As many points again are a retry: after no answer came, the first may have been made.
    if (last.current?.points !== conversion.points)
      last.current = { points: conversion.points, key: crypto.randomUUID() };
    try {
      const made = await convertPoints(conversion, last.current.key, language);
      last.current = null;
      void queryClient.invalidateQueries({ queryKey: [BALANCE_PATH] });
      return made;
    } finally {
      void queryClient.invalidateQueries({ queryKey: [POINTS_PATH] });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(POINTS_MOVES_PATH),
      });
    }
  };
}
