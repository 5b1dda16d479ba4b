import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { PromotionBadge } from './promotion-badge.tsx';
import { Card, Grid, Picture, Promotions, Words } from './promotion-list.styles.ts';
import { inOrder, promotionStatus } from './promotion-status.ts';
import { PromotionTime } from './promotion-time.tsx';

/** The specification's announcement list page, section 9. */
const PAGE_SIZE = 9;

export function PromotionListView({ nodeId, title, pageSize = PAGE_SIZE }: WidgetViewProps<'promotion-list'>) {
  const words = useWords();
  const { language, now } = useSite();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data, isPending, isLoadingError, error, refetch } = useQuery(announcementsQuery(language));
  if (query.get('promotion')) return null;
  const promotions = inOrder(data?.promotion ?? [], now);
  const last = Math.max(1, Math.ceil(promotions.length / pageSize));
  const page = Math.min(last, Math.max(1, Math.trunc(Number(query.get('page')) || 1)));
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
      {data && promotions.length === 0 && <EmptyState icon="gift" title={words.t('promotion.none')} />}
      {promotions.length > 0 && (
        <Grid>
          {promotions.slice((page - 1) * pageSize, page * pageSize).map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} />
          ))}
        </Grid>
      )}
      {last > 1 && (
        <Pager
          page={page}
          total={promotions.length}
          pageSize={pageSize}
          way={{ addressOf: (to) => (to === 1 ? pathname : `${pathname}?page=${to}`) }}
        />
      )}
    </Promotions>
  );
}

function PromotionCard({ promotion }: { readonly promotion: Announcement }) {
  const { t } = useWords();
  const { now } = useSite();
  const { pathname } = useLocation();
  const status = promotionStatus(promotion, now);
  return (
    <li>
      <Card to={`${pathname}?${new URLSearchParams({ promotion: promotion.id })}`} data-status={status}>
        {promotion.promotion && (
          <Picture>
            <img src={promotion.promotion.urlMobile} alt="" width={640} height={320} loading="lazy" />
          </Picture>
        )}
        <Words>
          <PromotionBadge status={status} />
          <h2>{promotion.title}</h2>
          <p>
            <PromotionTime {...promotion} />
          </p>
          <span>
            {t('promotion.read')}
            <Icon name="arrow-right" size={16} stroke={2} />
          </span>
        </Words>
      </Card>
    </li>
  );
}
