import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MemberInfo, SessionKind } from '#contracts/generated/contracts.ts';
import { isSignedOut, memberQuery } from '#portal/data/member-query.ts';
import type { SiteContextValue } from '#portal/site/site-context.tsx';

const kindOf = ({ isAgent, isTrial }: MemberInfo): SessionKind => (isAgent ? 'agent' : isTrial ? 'trial' : 'member');

/**
 * The session of the page. A page that carries a session begins with it unknown and asks once, after hydration; while
 * accounts are closed no session can be valid, so it is a guest's. Signing in or out changes the answer of the same
 * call, which the whole page uses.
 * @param hasAccounts whether accounts can be had on this site.
 */
export function useVisitorSession(
  carried: 'guest' | 'present',
  hasAccounts: boolean,
): Pick<SiteContextValue, 'session' | 'member'> {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  const { data, error } = useQuery({
    ...memberQuery(),
    enabled: ({ state }) => hasAccounts && (state.data === undefined ? carried === 'present' : state.data !== null),
  });
  if (isSignedOut(error)) return GUEST;
  // Until the password is changed the gateway answers no other call, so the page asks for nothing of the member's.
  if (data && isHeldUp(data)) return { session: 'unknown', member: data };
  if (data) return { session: kindOf(data), member: data };
  const isGuest = carried === 'guest' || data === null || (isTakenOver && !hasAccounts);
  return isGuest ? GUEST : UNKNOWN;
}

const isHeldUp = ({ mustChangePassword, passwordExpired }: MemberInfo): boolean =>
  mustChangePassword || passwordExpired;

const GUEST = { session: 'guest', member: null } as const;
const UNKNOWN = { session: 'unknown', member: null } as const;
