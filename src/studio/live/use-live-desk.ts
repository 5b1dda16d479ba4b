import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskChanged } from '#contracts/generated/contracts.ts';
import { isCount } from '../queues/use-queue.ts';
import { keepDeskLine } from './desk-line.ts';
import { readAgain } from './read-again.ts';

/** Lists follow at once; their counts, of which a busy desk has thirty, more slowly. */
const LIST_MS = 500;
const COUNT_MS = 5_000;

/** Reads queues and chats again as soon as the gateway tells that they changed. */
export function useLiveDesk(): void {
  const client = useQueryClient();
  useEffect(() => {
    const lists = readAgain(client, LIST_MS, (query: Query) => !isCount(query.queryKey));
    const counts = readAgain(client, COUNT_MS, (query: Query) => isCount(query.queryKey));
    const close = keepDeskLine({
      onChange(change) {
        for (const key of keysOf(change)) {
          lists.note(key);
          if (change.type === 'missed' || change.topic !== 'claims') counts.note(key);
        }
      },
      onTurn() {
        for (const key of ['queue', 'chats']) void client.invalidateQueries({ queryKey: [key] });
      },
    });
    return () => {
      lists.stop();
      counts.stop();
      close();
    };
  }, [client]);
}

/** The keys of the queries that a change concerns: topics are called as the queues are. */
function keysOf(change: DeskChanged): ReadonlyArray<readonly string[]> {
  if (change.type === 'missed') return [['queue'], ['chats']];
  const { siteId, topic } = change;
  if (topic === 'chats') return [['chats', siteId]];
  return topic === 'claims' ? CLAIMED.map((queue) => ['queue', siteId, queue]) : [['queue', siteId, topic]];
}

/** The queues whose cases are claimed. */
const CLAIMED = ['withdrawals', 'deposits', 'arrivals'];
