import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CHAT_TYPING_KEY } from '#portal/data/chat-queries.ts';

/** How long a sign that somebody writes holds. */
const TYPING_MS = 6_000;

/** Whether the operator writes something at this time, by what the socket told last. */
export function useOperatorTyping(): boolean {
  const { data: since = null, dataUpdatedAt } = useQuery<number | null>({
    queryKey: CHAT_TYPING_KEY,
    queryFn: skipToken,
  });
  const [overAt, setOverAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOverAt(dataUpdatedAt), TYPING_MS);
    return () => clearTimeout(timer);
  }, [dataUpdatedAt]);
  return since !== null && overAt !== dataUpdatedAt;
}
