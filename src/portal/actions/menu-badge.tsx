import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { ClaimCounts, MenuItem } from '#contracts/generated/contracts.ts';
import { unreadCountQuery } from '#portal/data/message-queries.ts';
import { claimCountsQuery } from '#portal/data/reward-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { color, radius } from '#portal/theme/tokens.ts';

/** The highest count that is shown. */
const MOST = 99;

/** A small count on a ground that is seen. */
const CountBadge = styled.b`
  flex: none;
  margin-inline-start: auto;
  min-width: 20px;
  padding-inline: 6px;
  border-radius: ${radius.pill};
  background: ${color.hot};
  color: ${color.onHot};
  font-size: 12px;
  line-height: 20px;
  font-weight: 700;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/**
 * The count beside a menu item's label (specification, section 2, "Badges show counts"). A count of zero shows no
 * badge.
 */
export function MenuBadge({ badge }: { readonly badge: MenuItem['badge'] | undefined }) {
  if (badge === undefined) return null;
  return badge === 'messages' ? <UnreadBadge /> : <ClaimBadge of={badge} />;
}

/** How many messages are not read. */
export const UnreadBadge = () => <Count count={useUnreadCount()} word="inbox.unread" />;

/** How many missions or rewards the member can claim. */
function ClaimBadge({ of }: { readonly of: keyof ClaimCounts }) {
  const { data } = useOwnQuery(claimCountsQuery());
  return <Count count={data?.[of] ?? 0} word="menu.toClaim" />;
}

function Count({ count, word }: { readonly count: number; readonly word: 'inbox.unread' | 'menu.toClaim' }) {
  const { t, number } = useWords();
  if (count === 0) return null;
  return (
    <CountBadge data-badge>
      <span aria-hidden="true">{count > MOST ? `${number(MOST)}+` : number(count)}</span>
      <span className="visually-hidden">{t(word, { count })}</span>
    </CountBadge>
  );
}

/**
 * How many messages the member has not read; 0 until that is known, and for everybody who has none (specification,
 * section 6).
 */
function useUnreadCount(): number {
  const { session } = useSite();
  const { data } = useQuery({ ...unreadCountQuery(), enabled: session === 'member' || session === 'agent' });
  return data?.count ?? 0;
}
