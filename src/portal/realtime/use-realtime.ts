import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SessionEnd } from '#contracts/generated/contracts.ts';
import { CHAT_TYPING_KEY, isAboutChat } from '#portal/data/chat-queries.ts';
import { isAboutDeposits } from '#portal/data/deposit-queries.ts';
import { isAboutContracts } from '#portal/data/desk/contract-calls.ts';
import { isWinnerBoard, keepWinner } from '#portal/data/games/winners.ts';
import { readValue } from '#portal/data/gateway-client.ts';
import { isAboutPoints } from '#portal/data/is-about-points.ts';
import { isAboutPromotions } from '#portal/data/is-about-promotions.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { isAboutMessages } from '#portal/data/message-queries.ts';
import { ANNOUNCEMENTS_PATH } from '#portal/data/site-queries.ts';
import { BALANCE_PATH, keepBalance } from '#portal/data/wallet-queries.ts';
import { isAboutWithdrawals } from '#portal/data/withdrawal-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { keepRealtimeLine } from './realtime-line.ts';

/** All open pages of a site hear of a publication at once, and do not ask for it at once. */
const SPREAD_MS = 3_000;

/**
 * Hears what happens while somebody is signed in (specification, section 2, "a socket-event listener while logged in"):
 * new messages and notices, another balance, deposits and withdrawals that go on, new winners, another revision or
 * status of the site, and the end of the session.
 * @param leave what follows a session that ended elsewhere; answers whether it is over.
 */
export function useRealtime(leave: (reason: SessionEnd) => Promise<boolean>): void {
  const { member, session, site, language } = useSite();
  const queryClient = useQueryClient();
  const leaving = useRef(leave);
  leaving.current = leave;
  const own = useRef(true);
  own.current = language === site.languages.default;
  // A member who has to change the password first receives no events.
  const memberId = session === 'unknown' ? undefined : member?.id;
  const [sessions, setSessions] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session of the same member needs another socket.
  useEffect(() => {
    if (memberId === undefined) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const soon = (work: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, Math.random() * SPREAD_MS);
      timers.add(timer);
    };
    const close = keepRealtimeLine({
      onEvent: (event) => {
        const { type } = event;
        // Contracts of agents, redemptions of points and applications change with a message to the other side.
        if (type === 'message')
          refresh(
            queryClient,
            (key) => isAboutMessages(key) || isAboutContracts(key) || isAboutPoints(key) || isAboutPromotions(key),
          );
        else if (type === 'balance') keepBalance(queryClient, event.payload);
        else if (type === 'chat') {
          queryClient.setQueryData(CHAT_TYPING_KEY, null);
          refresh(queryClient, isAboutChat);
        } else if (type === 'chatTyping') queryClient.setQueryData(CHAT_TYPING_KEY, Date.now());
        else if (type === 'deposit') {
          const { status } = event.payload;
          const isMoved = status === 'credited' || status === 'refunded';
          refresh(queryClient, (key) => isAboutDeposits(key) || (isMoved && key[0] === BALANCE_PATH));
        } else if (type === 'withdrawal')
          refresh(queryClient, (key) => isAboutWithdrawals(key) || key[0] === BALANCE_PATH);
        else if (type === 'winner') {
          // The name of the game comes in the site's own language.
          if (own.current) keepWinner(queryClient, event.payload.vo);
          else soon(() => refresh(queryClient, isWinnerBoard));
        } else if (type === 'notice') soon(() => refresh(queryClient, isAnnouncements));
        // The answer carries the revision of the site and its status; the page replaces itself when one differs.
        else soon(() => void readValue('/wps/system/status').catch(() => {}));
      },
      onReset: () =>
        refresh(
          queryClient,
          (key) =>
            isAboutChat(key) ||
            isAboutPoints(key) ||
            isAboutPromotions(key) ||
            isAboutMessages(key) ||
            isAboutDeposits(key) ||
            isAboutWithdrawals(key) ||
            key[0] === BALANCE_PATH,
        ),
      onRefused: () => void queryClient.invalidateQueries({ queryKey: [MEMBER_PATH] }),
      onSessionEnded: (reason) =>
        void leaving.current(reason).then((hasLeft) => hasLeft || setSessions((before) => before + 1)),
    });
    return () => {
      close();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [memberId, sessions, queryClient]);
}

function refresh(queryClient: QueryClient, isMeant: (queryKey: readonly unknown[]) => boolean): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isMeant(queryKey) });
}

const isAnnouncements = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && path.startsWith(ANNOUNCEMENTS_PATH);
