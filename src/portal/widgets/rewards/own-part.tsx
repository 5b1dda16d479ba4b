import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';

interface OwnPartProps<Value> {
  readonly query: UseQueryResult<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Stands in its place where the site does not have it. */
  readonly otherwise?: ReactNode;
}

/** A part of the page that is read by itself. */
export function OwnPart<Value>({ query, children, otherwise = null }: OwnPartProps<Value>) {
  const { data, error, isLoadingError, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isLoadingError) return <WaitingCard rows={3} />;
  if (error instanceof GatewayError && error.code === 'feature_disabled') return otherwise;
  return <OwnFailure error={error} onRetry={() => void refetch()} />;
}
