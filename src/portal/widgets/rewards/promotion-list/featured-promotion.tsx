import { Link, useLocation } from 'react-router-dom';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Featured, FeaturedWords, More } from './featured-promotion.styles.ts';
import { promotionAddress } from './promotion-address.ts';
import { PromotionTime } from './promotion-time.tsx';

/** The promotion that the site puts above the others. */
export function FeaturedPromotion({ promotion }: { readonly promotion: Announcement }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const address = promotionAddress(pathname, promotion.id);
  const { url, urlMobile, summary } = promotion.promotion ?? {};
  return (
    <Featured>
      {url && urlMobile && (
        <picture>
          <source media="(min-width: 768px)" srcSet={url} />
          <img src={urlMobile} alt="" width={1120} height={216} />
        </picture>
      )}
      <FeaturedWords>
        <span>
          <Icon name="timer" size={14} stroke={2} />
          <PromotionTime {...promotion} />
        </span>
        <h2>
          <Link to={address}>{promotion.title}</Link>
        </h2>
        {summary && <p>{summary}</p>}
        <More to={address} aria-label={`${t('promotion.read')}: ${promotion.title}`}>
          {t('promotion.read')}
        </More>
      </FeaturedWords>
    </Featured>
  );
}
