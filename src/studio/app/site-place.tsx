import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { OperatorMe, OperatorRole, OperatorSite } from '#contracts/generated/contracts.ts';
import { ALL_SITES, mayAct } from '#contracts/operator-roles.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWords } from '../i18n/words.tsx';
import { queueKinds } from '../queues/queue-kinds.ts';
import { useQueueCounts } from '../queues/use-queue.ts';
import { operatorQuery, signOut, sitesQuery } from '../session/operator-session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { DeskShell } from './desk-shell.tsx';

const LATEST = 'desk.site';

const ROLES: Readonly<Record<OperatorRole, StudioWord>> = {
  viewer: 'role.viewer',
  editor: 'role.editor',
  publisher: 'role.publisher',
  cashier: 'role.cashier',
  support: 'role.support',
  admin: 'role.admin',
};

interface SitePlaceProps {
  readonly operator: OperatorMe;
  readonly children: (site: OperatorSite) => ReactNode;
}

/** A place of the desk, for the site that its address names; without one, the site that was looked at last. */
export function SitePlace({ operator, children }: SitePlaceProps) {
  const t = useWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { siteId } = useParams();
  const query = useQuery(sitesQuery);
  const { data: sites, isError } = query;
  const site = sites?.find(({ id }) => id === siteId);
  const kinds = queueKinds.filter(({ role }) => site !== undefined && mayAct(operator.roles, role, site.id));
  const counts = useQueueCounts(site?.id ?? '', kinds);

  useEffect(() => {
    if (site !== undefined) localStorage.setItem(LATEST, site.id);
  }, [site]);

  if (sites === undefined)
    return isError ? (
      <CallFailure title={t('desk.failed')} why={t('desk.failedMore')} query={query} />
    ) : (
      <LoadingRows />
    );
  const [first] = sites;
  if (site === undefined && first !== undefined) {
    const latest = sites.find(({ id }) => id === localStorage.getItem(LATEST)) ?? first;
    return <Navigate to={`/queues/${latest.id}`} replace />;
  }

  const waiting = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const roles = operator.roles
    .filter((grant) => grant.siteId === ALL_SITES || grant.siteId === site?.id)
    .map(({ role }) => t(ROLES[role]));
  const leave = async () => {
    // Signed out or not, nothing of the session stays on the screen.
    await signOut().catch(() => {});
    client.clear();
    client.setQueryData(operatorQuery.queryKey, null);
  };
  return (
    <DeskShell
      sites={sites}
      siteId={site?.id ?? null}
      onSite={(id) => void navigate(`/queues/${id}`)}
      places={[{ to: `/queues/${site?.id ?? ''}`, label: t('queue.title'), icon: 'inbox', count: waiting }]}
      operator={{ name: operator.name ?? operator.account ?? '', account: operator.account ?? '', roles }}
      onSignOut={() => void leave()}
    >
      {site === undefined ? (
        <EmptyState icon="lock" title={t('desk.noSite')} hint={t('queue.noPlaceMore')} />
      ) : (
        children(site)
      )}
    </DeskShell>
  );
}
