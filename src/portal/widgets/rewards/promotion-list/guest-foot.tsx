import type { Announcement } from '#contracts/generated/contracts.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { TimeBadge } from './promotion-badge.tsx';
import { Foot } from './promotion-card.styles.ts';
import { timeStatus } from './promotion-status.ts';

/** The foot of a card to a visitor without an account: every action leads to one. */
export function GuestFoot({ promotion }: { readonly promotion: Announcement }) {
  const { t } = useWords();
  const { now } = useSite();
  const requireAccount = useRequireAccount();
  const status = timeStatus(promotion, now);
  return (
    <Foot>
      <div>{status !== 'join' && <TimeBadge status={status} />}</div>
      {status === 'join' && (
        <Button
          type="button"
          $size="small"
          $look="secondary"
          aria-label={`${t('promotion.action.join')}: ${promotion.title}`}
          onClick={requireAccount}
        >
          {t('promotion.action.join')}
        </Button>
      )}
    </Foot>
  );
}
