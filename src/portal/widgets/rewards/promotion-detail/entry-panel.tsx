import { useState } from 'react';
import type { Announcement, MemberPromotion, PromotionOfferShown } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { Button } from '#portal/ui/button.tsx';
import { usePhone } from '#portal/ui/use-phone.ts';
import { OwnBadge, StatusPill } from '../promotion-list/promotion-badge.tsx';
import { ClaimPrize } from './claim-prize.tsx';
import { Coming } from './coming.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryTimeline } from './entry-timeline.tsx';
import { OfferPrize } from './offer-prize.tsx';
import { FootBar, FootRoom, Panel, PanelHead } from './take-part.styles.ts';

interface EntryPanelProps {
  readonly promotion: Announcement;
  readonly offer: PromotionOfferShown;
  readonly standing: MemberPromotion;
}

/**
 * A promotion that is applied for: the form, and once it is sent the way to the decision. On a phone the form is a
 * sheet that the bar at the foot opens.
 */
export function EntryPanel({ promotion, offer, standing }: EntryPanelProps) {
  const t = useFormWords();
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const [wantsAgain, setWantsAgain] = useState(false);
  const { application, mayApply, status } = standing;
  const isForm = mayApply && (application === null || wantsAgain);
  const form = (
    <EntryForm
      promotionId={promotion.id}
      offer={offer}
      standing={standing}
      onSent={() => {
        setOpen(false);
        setWantsAgain(false);
      }}
    />
  );
  if (isForm && isPhone)
    return (
      <FootBar>
        <FootRoom />
        <Button type="button" $size="large" onClick={() => setOpen(true)}>
          {t('promotion.takePart')}
        </Button>
        {isOpen && (
          <Sheet title={t('promotion.apply.title')} isTall onClose={() => setOpen(false)}>
            {form}
          </Sheet>
        )}
      </FootBar>
    );
  return (
    <aside>
      <Panel>
        <PanelHead>
          <h2>{t('promotion.apply.title')}</h2>
          {isForm ? (
            <StatusPill $status="closed">{t('promotion.apply.notSent')}</StatusPill>
          ) : (
            <OwnBadge status={status} />
          )}
        </PanelHead>
        {isForm ? (
          form
        ) : (
          <>
            {application && <EntryTimeline application={application} />}
            <OfferPrize offer={offer} standing={standing} />
            <Coming promotion={promotion} standing={standing} />
            <ClaimPrize promotion={promotion} standing={standing} />
            {mayApply && (
              <Button type="button" $look="secondary" onClick={() => setWantsAgain(true)}>
                {t('promotion.apply.again')}
              </Button>
            )}
          </>
        )}
      </Panel>
    </aside>
  );
}
