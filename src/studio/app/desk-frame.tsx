import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OperatorMe, OperatorSite } from '#contracts/generated/contracts.ts';
import { ALL_SITES, mayAct } from '#contracts/operator-roles.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWaitingChats } from '../chats/use-chats.ts';
import { useWords } from '../i18n/words.tsx';
import { ROLE_WORDS } from '../operators/role-words.ts';
import { queueKindsOf } from '../queues/queue-kinds.ts';
import { useQueueCounts } from '../queues/use-queue.ts';
import { operatorQuery, signOut } from '../session/operator-session.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { DeskShell } from './desk-shell.tsx';
import { addressOf, type Place, placesOf } from './places.ts';
import type { useSites } from './use-sites.ts';

interface DeskFrameProps {
  readonly operator: OperatorMe;
  readonly sites: readonly OperatorSite[];
  /** The site that the places are about; undefined where the operator has none. */
  readonly site: OperatorSite | undefined;
  /** The current place; null for pages that are no place. */
  readonly place: Place | null;
  readonly children: ReactNode;
}

/** The shell around a page, filled with the operator's sites, places and counts. */
export function DeskFrame({ operator, sites, site, place, children }: DeskFrameProps) {
  const t = useWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const siteId = site?.id ?? '';
  const counts = useQueueCounts(siteId, queueKindsOf(operator, siteId));
  const waitingCases = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const waitingChats = useWaitingChats(siteId, site !== undefined && mayAct(operator.roles, 'support', siteId));
  const roles = operator.roles
    .filter((grant) => grant.siteId === ALL_SITES || grant.siteId === siteId)
    .map(({ role }) => t(ROLE_WORDS[role]));
  const leave = async () => {
    // Signed out or not, nothing of the session stays on the screen.
    await signOut().catch(() => {});
    client.clear();
    client.setQueryData(operatorQuery.queryKey, null);
  };
  const entered = placesOf(operator, siteId);
  return (
    <DeskShell
      sites={sites}
      siteId={site?.id ?? null}
      onSite={(id) => void navigate(addressOf(operator, id, place))}
      places={entered.map(({ key, label, icon }) => ({
        ...{ to: `/${key}/${siteId}`, label: t(label), icon },
        ...(key === 'queues' && { count: waitingCases }),
        ...(key === 'chats' && waitingChats !== undefined && { count: waitingChats }),
      }))}
      findsMembers={entered.some(({ key }) => key === 'members')}
      operator={{ name: operator.name ?? operator.account ?? '', account: operator.account ?? '', roles }}
      onSignOut={() => void leave()}
    >
      {children}
    </DeskShell>
  );
}

/** Shown while the sites are loading, or if that failed. */
export function SitesUnknown({ query }: Pick<ReturnType<typeof useSites>, 'query'>) {
  const t = useWords();
  if (!query.isError) return <LoadingRows />;
  return <CallFailure title={t('desk.failed')} why={t('desk.failedMore')} query={query} />;
}
