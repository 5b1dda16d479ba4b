import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { standingsOf, useStandings } from '../promotion-list/use-standings.ts';
import { Back, Columns, Promotion } from './promotion-detail.styles.ts';
import { PromotionBanner, PromotionWords } from './promotion-words.tsx';
import { TakePart } from './take-part.tsx';

export function PromotionDetailView({ nodeId, promotion: ownId }: WidgetViewProps<'promotion-detail'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data, isPending } = useQuery(announcementsQuery(language));
  const standings = useStandings();
  const named = query.get('promotion');
  const asked = named || ownId;
  if (!asked) return null;
  const promotion = data?.promotion.find(({ id }) => id === asked);
  const standing = standingsOf(standings.data)?.get(asked);
  return (
    <Promotion data-node={nodeId} data-widget="promotion-detail">
      {named && (
        <Back to={pathname}>
          <Icon name="chevron-left" size={18} stroke={2} />
          {t('promotion.all')}
        </Back>
      )}
      {promotion && (
        <Columns>
          <div>
            <PromotionBanner promotion={promotion} />
            <PromotionWords promotion={promotion} standing={standing} />
          </div>
          <TakePart promotion={promotion} standings={standings} />
        </Columns>
      )}
      {isPending && <WaitingLines />}
      {!promotion && !isPending && (
        <>
          <h1 className="visually-hidden">{t('menu.promotions')}</h1>
          <EmptyState icon="gift" title={t('promotion.gone')} hint={t('promotion.goneHint')} />
        </>
      )}
    </Promotion>
  );
}
