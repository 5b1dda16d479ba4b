import { Link, useLocation } from 'react-router-dom';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { promotionAddress } from './promotion-address.ts';
import { TimeBadge } from './promotion-badge.tsx';
import { Foot } from './promotion-card.styles.ts';
import { timeStatus } from './promotion-status.ts';

/** The foot of a card to a member while it is not known where it stands: it leads to the promotion alone. */
export function PlainFoot({ promotion }: { readonly promotion: Announcement }) {
  const { t } = useWords();
  const { now } = useSite();
  const { pathname } = useLocation();
  const { id, title } = promotion;
  const status = timeStatus(promotion, now);
  return (
    <Foot>
      <div>{status !== 'join' && <TimeBadge status={status} />}</div>
      <Button
        as={Link}
        to={promotionAddress(pathname, id)}
        $size="small"
        $look="secondary"
        aria-label={`${t('promotion.read')}: ${title}`}
      >
        {t('promotion.read')}
      </Button>
    </Foot>
  );
}
