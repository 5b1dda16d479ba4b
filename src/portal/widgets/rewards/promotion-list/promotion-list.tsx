import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { failureWords } from '#portal/data/failure-words.ts';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useFormWords, WithFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { type Claim, useClaim } from '../use-claim.ts';
import { FeaturedPromotion } from './featured-promotion.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { PromotionFilters } from './promotion-filters.tsx';
import { Grid, Outcome, Promotions } from './promotion-list.styles.ts';
import { type PromotionOrder, promotionsOf } from './promotion-status.ts';
import { standingsOf, useStandings } from './use-standings.ts';

/** The specification's announcement list page, section 9. */
const PAGE_SIZE = 9;

export function PromotionListView({ nodeId, title, pageSize = PAGE_SIZE }: WidgetViewProps<'promotion-list'>) {
  const words = useWords();
  const { language, now } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [filter, setFilter] = useState<string | null>(null);
  const [order, setOrder] = useState<PromotionOrder>('open');
  const standings = standingsOf(useStandings().data);
  const claim = useClaim();
  const { data, isPending, isLoadingError, error, refetch } = useQuery(announcementsQuery(language));
  if (query.get('promotion')) return null;
  const all = data?.promotion ?? [];
  const featured = filter === null ? all.find(({ promotion }) => promotion?.isFeatured) : undefined;
  const shown = promotionsOf(all, { standings, now, filter, order }).filter((one) => one !== featured);
  const last = Math.max(1, Math.ceil(shown.length / pageSize));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(query.get('page')) || 1)));
  const choose = (wanted: string | null): void => {
    setFilter(wanted);
    if (page > 1) void navigate(pathname, { replace: true });
  };
  return (
    <Promotions data-node={nodeId} data-widget="promotion-list">
      <h1>{words.text(title)}</h1>
      {isPending && <WaitingLines />}
      {isLoadingError && (
        <EmptyState
          icon="radio"
          title={failureWords(error, words.t)}
          action={{ label: words.t('action.retry'), onClick: () => void refetch() }}
        />
      )}
      {data && all.length === 0 && <EmptyState icon="gift" title={words.t('promotion.none')} />}
      {featured && page === 1 && <FeaturedPromotion promotion={featured} />}
      {all.length > 1 && (
        <PromotionFilters
          {...{ promotions: all, standings, filter, order }}
          onFilter={choose}
          onOrder={(wanted) => setOrder(wanted)}
        />
      )}
      {standings && (
        <WithFormWords voice="account" waiting={null}>
          <ClaimOutcome claim={claim} />
        </WithFormWords>
      )}
      {all.length > 0 && shown.length === 0 && filter !== null && (
        <EmptyState
          icon="gift"
          title={words.t('promotion.filterNone')}
          action={{ label: words.t('promotion.showAll'), onClick: () => choose(null) }}
        />
      )}
      {shown.length > 0 && (
        <Grid>
          {shown.slice((page - 1) * pageSize, page * pageSize).map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} standings={standings} claim={claim} />
          ))}
        </Grid>
      )}
      {last > 1 && (
        <Pager
          page={page}
          total={shown.length}
          pageSize={pageSize}
          way={{ addressOf: (to) => (to === 1 ? pathname : `${pathname}?page=${to}`) }}
        />
      )}
    </Promotions>
  );
}

function ClaimOutcome({ claim }: { readonly claim: Claim }) {
  const t = useFormWords();
  const { t: say } = useWords();
  return (
    <>
      <Outcome role="status">{claim.claimed !== null && t('reward.claimed', { prize: claim.claimed })}</Outcome>
      <Outcome role="alert" $isError>
        {claim.error !== null && failureWords(claim.error, say)}
      </Outcome>
    </>
  );
}
