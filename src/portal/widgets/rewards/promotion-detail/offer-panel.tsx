import { Link } from 'react-router-dom';
import type { Action, Announcement, MemberPromotion, PromotionOfferShown } from '#contracts/generated/contracts.ts';
import { useActionAddress, usePerform } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import { OwnBadge } from '../promotion-list/promotion-badge.tsx';
import { useProgressWords } from '../promotion-list/use-progress-words.ts';
import { ClaimPrize } from './claim-prize.tsx';
import { Coming } from './coming.tsx';
import { OfferPrize } from './offer-prize.tsx';
import { Note, Panel, PanelHead } from './take-part.styles.ts';

interface OfferPanelProps {
  readonly promotion: Announcement;
  readonly offer: PromotionOfferShown;
  readonly standing: MemberPromotion;
}

const memberPart = (menu: string, hash?: string): Action => ({
  ...{ do: 'navigate', page: 'member', query: { menu } },
  ...(hash !== undefined && { hash }),
});

/** A promotion that is joined by a deposit, by a mission or elsewhere: where it stands, and the way there. */
export function OfferPanel({ promotion, offer, standing }: OfferPanelProps) {
  const t = useFormWords();
  const moments = useMoments();
  const progressWords = useProgressWords();
  const { status, progress, expiresAt } = standing;
  return (
    <aside>
      <Panel>
        <PanelHead>
          <h2>{t('promotion.takePart')}</h2>
          <OwnBadge status={status} />
        </PanelHead>
        <OfferPrize offer={offer} standing={standing} />
        {progress && (
          <div>
            <LimitBar used={progress.done} amount={progress.target} isGoal />
            <Note>{progressWords(progress)}</Note>
          </div>
        )}
        {status === 'joined' && expiresAt && <Note>{t('promotion.until', { day: moments.soon(expiresAt) })}</Note>}
        <Coming promotion={promotion} standing={standing} />
        {status === 'comingSoon' && standing.reminder === null && offer.kind === 'bonus' && (
          <Note>{t('promotion.own.afterFirst')}</Note>
        )}
        <ClaimPrize promotion={promotion} standing={standing} />
        <WayThere offer={offer} standing={standing} />
      </Panel>
    </aside>
  );
}

function WayThere({ offer, standing: { status } }: Pick<OfferPanelProps, 'offer' | 'standing'>) {
  const t = useFormWords();
  const addressOf = useActionAddress();
  const perform = usePerform();
  if (status === 'claim' || status === 'comingSoon') return null;
  const isOpen = status === 'join';
  if (offer.kind === 'page') {
    const { action } = offer;
    if (action === null || !isOpen) return null;
    const href = addressOf(action)?.href;
    return href === undefined ? (
      <Button type="button" $size="large" onClick={() => perform(action)}>
        {t('promotion.own.go')}
      </Button>
    ) : (
      <Button as={Link} to={href} $size="large">
        {t('promotion.own.go')}
      </Button>
    );
  }
  const ways = {
    raffle: {
      ...{ menu: 'rewardCenter', hash: 'raffle' },
      label: t(status === 'closed' ? 'promotion.own.results' : 'promotion.own.go'),
    },
    mission: { menu: 'missionLeaderboard', label: t('promotion.own.missions') },
    bonus: isOpen
      ? { menu: 'depositv2', label: t('promotion.own.deposit') }
      : { menu: 'bonusDetails', label: t('promotion.own.bonuses') },
    application: { menu: 'bonusDetails', label: t('promotion.own.bonuses') },
  };
  const { menu, label, hash }: { menu: string; label: string; hash?: string } = ways[offer.kind];
  const href = addressOf(memberPart(menu, hash))?.href;
  if (href === undefined) return null;
  return (
    <Button as={Link} to={href} $size="large" $look={isOpen ? 'primary' : 'secondary'}>
      {label}
    </Button>
  );
}
