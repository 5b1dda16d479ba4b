import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { HtmlProse } from '#portal/ui/html-prose/html-prose.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { PromotionBadge } from '../promotion-list/promotion-badge.tsx';
import { promotionStatus } from '../promotion-list/promotion-status.ts';
import { PromotionTime } from '../promotion-list/promotion-time.tsx';
import { Back, Join, Picture, Promotion, Sheet, Words } from './promotion-detail.styles.ts';

export function PromotionDetailView({ nodeId, promotion: ownId }: WidgetViewProps<'promotion-detail'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { data, isPending } = useQuery(announcementsQuery(language));
  const named = query.get('promotion');
  const asked = named || ownId;
  if (!asked) return null;
  const promotion = data?.promotion.find(({ id }) => id === asked);
  return (
    <Promotion data-node={nodeId} data-widget="promotion-detail">
      {named && (
        <Back to={pathname}>
          <Icon name="chevron-left" size={18} stroke={2} />
          {t('promotion.all')}
        </Back>
      )}
      {promotion && <PromotionSheet promotion={promotion} />}
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

function PromotionSheet({ promotion }: { readonly promotion: Announcement }) {
  const { t } = useWords();
  const { now, site } = useSite();
  const requireAccount = useRequireAccount();
  const status = promotionStatus(promotion, now);
  const { url, urlMobile } = promotion.promotion ?? {};
  return (
    <Sheet>
      {url && urlMobile && (
        <Picture>
          <source media="(min-width: 768px)" srcSet={url} />
          <img src={urlMobile} alt="" width={920} height={300} />
        </Picture>
      )}
      <Words>
        <PromotionBadge status={status} />
        <h1>{promotion.title}</h1>
        <p>
          <PromotionTime {...promotion} />
        </p>
        <HtmlProse html={promotion.content} />
        <Join>
          <Button type="button" $size="large" disabled={status !== 'join'} onClick={requireAccount}>
            {t(`promotion.action.${status}`)}
          </Button>
          <small>{t('copyright.age', { age: site.legal.minimumAge })}</small>
        </Join>
      </Words>
    </Sheet>
  );
}
