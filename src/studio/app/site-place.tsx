import { Suspense, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { OperatorMe } from '#contracts/generated/contracts.ts';
import { useWords } from '../i18n/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { DeskFrame, SitesUnknown } from './desk-frame.tsx';
import { PlaceBoundary } from './place-boundary.tsx';
import { addressOf, type Place, placesOf } from './places.ts';
import { keepLatestSite, useSites } from './use-sites.ts';

interface SitePlaceProps {
  readonly operator: OperatorMe;
  /** Null for an address that names none. */
  readonly place: Place | null;
}

/** A place of the desk, for the site that its address names; without one, the site that was looked at last. */
export function SitePlace({ operator, place }: SitePlaceProps) {
  const t = useWords();
  const { siteId } = useParams();
  const { query, sites, latest } = useSites();
  const named = sites?.find(({ id }) => id === siteId);
  useEffect(() => {
    if (named !== undefined) keepLatestSite(named.id);
  }, [named]);

  if (sites === undefined) return <SitesUnknown query={query} />;
  const site = named ?? latest;
  const entered = site === undefined ? [] : placesOf(operator, site.id);
  if (site === undefined || entered.length === 0)
    return (
      <DeskFrame {...{ operator, sites, site, place }}>
        <EmptyState
          icon="lock"
          title={site === undefined ? t('desk.noSite') : t('desk.noPlace', { site: site.name })}
          hint={t('desk.noPlaceMore')}
        />
      </DeskFrame>
    );
  if (named === undefined || place === null || !entered.includes(place))
    return <Navigate to={addressOf(operator, site.id, place)} replace />;
  return (
    <DeskFrame {...{ operator, sites, site, place }}>
      <PlaceBoundary key={place.key}>
        <Suspense fallback={<LoadingRows />}>
          <place.Page operator={operator} site={site} />
        </Suspense>
      </PlaceBoundary>
    </DeskFrame>
  );
}
