import { useQuery } from '@tanstack/react-query';
import { unreadCountQuery } from '#portal/data/message-queries.ts';
import { useSite } from './site-context.tsx';

/** How many messages the member has not read; 0 until that is known, and for everybody who has none (specification, section 6). */
export function useUnreadCount(): number {
  const { session } = useSite();
  const { data } = useQuery({ ...unreadCountQuery(), enabled: session === 'member' || session === 'agent' });
  return data?.count ?? 0;
}
