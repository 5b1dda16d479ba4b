import type { UseQueryResult } from '@tanstack/react-query';
import type { Announcement, MemberPromotion, MemberPromotions } from '#contracts/generated/contracts.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { WithFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { OwnPart } from '../own-part.tsx';
import { TimeBadge } from '../promotion-list/promotion-badge.tsx';
import { timeStatus } from '../promotion-list/promotion-status.ts';
import { EntryPanel } from './entry-panel.tsx';
import { OfferPanel } from './offer-panel.tsx';
import { Note, Panel, PanelHead } from './take-part.styles.ts';

interface TakePartProps {
  readonly promotion: Announcement;
  readonly standings: UseQueryResult<MemberPromotions>;
}

/** How to take part, beside what the promotion says: its form, or where it stands with the member. */
export function TakePart({ promotion, standings }: TakePartProps) {
  const { member } = useSite();
  if (!promotion.promotion?.offer) return null;
  if (member === null || member.isTrial) return <GuestPanel promotion={promotion} />;
  if (standings.data === undefined)
    return (
      <aside>
        <OwnPart query={standings}>{() => null}</OwnPart>
      </aside>
    );
  const standing = standings.data.list.find(({ promotionId }) => promotionId === promotion.id);
  return standing ? <MemberPanel promotion={promotion} standing={standing} /> : null;
}

interface MemberPanelProps {
  readonly promotion: Announcement;
  readonly standing: MemberPromotion;
}

function MemberPanel({ promotion, standing }: MemberPanelProps) {
  const offer = promotion.promotion?.offer ?? null;
  if (offer === null) return null;
  return (
    <WithFormWords
      voice="entry"
      waiting={
        <aside>
          <WaitingCard rows={3} />
        </aside>
      }
    >
      {offer.kind === 'application' ? (
        <EntryPanel promotion={promotion} offer={offer} standing={standing} />
      ) : (
        <OfferPanel promotion={promotion} offer={offer} standing={standing} />
      )}
    </WithFormWords>
  );
}

/** Leads to an account. */
function GuestPanel({ promotion }: Pick<TakePartProps, 'promotion'>) {
  const { t } = useWords();
  const { now, site } = useSite();
  const requireAccount = useRequireAccount();
  const status = timeStatus(promotion, now);
  return (
    <aside>
      <Panel>
        <PanelHead>
          <h2>{t('promotion.takePart')}</h2>
          <TimeBadge status={status} />
        </PanelHead>
        <Button type="button" $size="large" disabled={status !== 'join'} onClick={requireAccount}>
          {t(`promotion.action.${status}`)}
        </Button>
        <Note>{t('copyright.age', { age: site.legal.minimumAge })}</Note>
      </Panel>
    </aside>
  );
}
