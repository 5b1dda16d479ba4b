import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { OperatorMe, OperatorRole } from '#contracts/generated/contracts.ts';
import { ALL_SITES, mayAct } from '#contracts/operator-roles.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWaitingChats } from '../chats/use-chats.ts';
import { useWords } from '../i18n/words.tsx';
import { queueKinds } from '../queues/queue-kinds.ts';
import { useQueueCounts } from '../queues/use-queue.ts';
import { operatorQuery, signOut, sitesQuery } from '../session/operator-session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { DeskShell } from './desk-shell.tsx';
import { PlaceBoundary } from './place-boundary.tsx';
import { type Place, places } from './places.ts';

const LATEST = 'desk.site';

const ROLES: Readonly<Record<OperatorRole, StudioWord>> = {
  viewer: 'role.viewer',
  editor: 'role.editor',
  publisher: 'role.publisher',
  cashier: 'role.cashier',
  support: 'role.support',
  auditor: 'role.auditor',
  admin: 'role.admin',
};

interface SitePlaceProps {
  readonly operator: OperatorMe;
  /** Null for an address that names none. */
  readonly place: Place | null;
  /** A page that is about no site, in place of the place's own. */
  readonly children?: ReactNode;
}

/** A place of the desk, for the site that its address names; without one, the site that was looked at last. */
export function SitePlace({ operator, place, children }: SitePlaceProps) {
  const t = useWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { siteId } = useParams();
  const query = useQuery(sitesQuery);
  const { data: sites, isError } = query;
  const latest = sites?.find(({ id }) => id === localStorage.getItem(LATEST)) ?? sites?.[0];
  const site = children === undefined ? sites?.find(({ id }) => id === siteId) : latest;
  const may = (role: OperatorRole, id: string) => mayAct(operator.roles, role, id);
  const placesAt = (id: string) => places.filter(({ roles }) => roles.some((role) => may(role, id)));
  const kinds = queueKinds.filter(({ role }) => site !== undefined && may(role, site.id));
  const counts = useQueueCounts(site?.id ?? '', kinds);
  const waitingChats = useWaitingChats(site?.id ?? '', site !== undefined && may('support', site.id));

  useEffect(() => {
    if (site !== undefined) localStorage.setItem(LATEST, site.id);
  }, [site]);

  if (sites === undefined)
    return isError ? (
      <CallFailure title={t('desk.failed')} why={t('desk.failedMore')} query={query} />
    ) : (
      <LoadingRows />
    );
  const shown = site === undefined ? [] : placesAt(site.id);
  const addressAt = (id: string) => {
    const there = placesAt(id);
    return `/${(there.find((known) => known === place) ?? there[0])?.key ?? 'none'}/${id}`;
  };
  const nextSite = site ?? latest;
  const isElsewhere = site === undefined || place === null || !shown.includes(place);
  if (children === undefined && isElsewhere && nextSite !== undefined && placesAt(nextSite.id).length > 0)
    return <Navigate to={addressAt(nextSite.id)} replace />;

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
      onSite={(id) => void navigate(addressAt(id))}
      places={shown.map(({ key, label, icon }) => ({
        ...{ to: `/${key}/${site?.id}`, label: t(label), icon },
        ...(key === 'queues' && { count: waiting }),
        ...(key === 'chats' && waitingChats !== undefined && { count: waitingChats }),
      }))}
      operator={{ name: operator.name ?? operator.account ?? '', account: operator.account ?? '', roles }}
      onSignOut={() => void leave()}
    >
      {children !== undefined ? (
        children
      ) : site === undefined || place === null || isElsewhere ? (
        <EmptyState
          icon="lock"
          title={nextSite === undefined ? t('desk.noSite') : t('desk.noPlace', { site: nextSite.name })}
          hint={t('desk.noPlaceMore')}
        />
      ) : (
        <PlaceBoundary key={place.key}>
          <Suspense fallback={<LoadingRows />}>
            <place.Page operator={operator} site={site} />
          </Suspense>
        </PlaceBoundary>
      )}
    </DeskShell>
  );
}
