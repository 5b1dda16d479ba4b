import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';

interface OwnPartProps<Value> {
  readonly query: UseQueryResult<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** A part of the page that is read by itself. It leaves no gap where the site does not have it. */
export function OwnPart<Value>({ query: { data, error, isLoadingError, refetch }, children }: OwnPartProps<Value>) {
  if (data !== undefined) return children(data);
  if (!isLoadingError) return <WaitingCard rows={3} />;
  if (error instanceof GatewayError && error.code === 'feature_disabled') return null;
  return <OwnFailure error={error} onRetry={() => void refetch()} />;
}
