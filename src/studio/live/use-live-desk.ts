import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskChanged, DeskTopic } from '#contracts/generated/contracts.ts';
import { keepDeskLine } from './desk-line.ts';

/** What changes within this time is read again once. */
const READ_AGAIN_MS = 500;

/** Payments of three kinds wait in queues of their own, and are told as one topic. */
const QUEUES_OF: Readonly<Record<Exclude<DeskTopic, 'chats'>, readonly string[]>> = {
  cases: ['withdrawals', 'deposits', 'arrivals'],
  adjustments: ['adjustments'],
  redemptions: ['redemptions'],
  applications: ['applications'],
  referrals: ['referrals'],
  identity: ['identity'],
  feedback: ['feedback'],
};

/** Reads queues and chats again as soon as the gateway tells that they changed. */
export function useLiveDesk(): void {
  const client = useQueryClient();
  useEffect(() => {
    const waiting = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = (): void => {
      timer = undefined;
      for (const key of waiting) void client.invalidateQueries({ queryKey: JSON.parse(key) as readonly string[] });
      waiting.clear();
    };
    const close = keepDeskLine({
      onChange(change) {
        for (const key of keysOf(change)) waiting.add(JSON.stringify(key));
        timer ??= setTimeout(readAgain, READ_AGAIN_MS);
      },
      onTurn: () => readAllAgain(client),
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [client]);
}

/** The keys of the queries that a change concerns. */
function keysOf(change: DeskChanged): ReadonlyArray<readonly string[]> {
  if (change.type === 'missed') return [['queue'], ['chats']];
  const { siteId, topic } = change;
  return topic === 'chats' ? [['chats', siteId]] : QUEUES_OF[topic].map((key) => ['queue', siteId, key]);
}

function readAllAgain(client: QueryClient): void {
  for (const key of ['queue', 'chats']) void client.invalidateQueries({ queryKey: [key] });
}
