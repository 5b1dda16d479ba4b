import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Announcement, MemberPromotion } from '#contracts/generated/contracts.ts';
import { claimPromotion } from '#portal/data/promotion-calls.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import type { Claim } from '../use-claim.ts';
import { usePrize } from '../use-prize.ts';
import { promotionAddress } from './promotion-address.ts';
import { OwnBadge } from './promotion-badge.tsx';
import { Foot } from './promotion-card.styles.ts';
import { RemindMe } from './remind-me.tsx';
import { useBalanceAddress } from './use-balance-address.ts';
import { useProgressWords } from './use-progress-words.ts';
import { useResultsAddress } from './use-results-address.ts';

interface MemberFootProps {
  readonly promotion: Announcement;
  readonly standing: MemberPromotion;
  readonly claim: Claim;
}

const ACTIONS = {
  join: 'promotion.action.join',
  joined: 'promotion.own.progress',
  applying: 'promotion.own.entry',
  process: 'promotion.own.entry',
  rejected: 'promotion.own.why',
  issued: 'promotion.read',
  claimed: 'promotion.read',
  comingSoon: 'promotion.read',
  closed: 'promotion.read',
} as const;

/** The foot of a card to a member: where it stands, and the one thing to do. */
export function MemberFoot({ promotion, standing, claim }: MemberFootProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { pathname } = useLocation();
  const prizeOf = usePrize();
  const { id, title } = promotion;
  const { status, prize, reminder } = standing;
  const told = useRef<HTMLElement>(null);
  const note = useNote(promotion, standing);
  const said = prize === null ? t('mission.claim') : t('reward.claim', { prize: prizeOf(prize) });
  const balance = useBalanceAddress(standing);
  const results = useResultsAddress(promotion, standing);
  const way =
    balance === undefined ? (results === undefined ? undefined : 'promotion.own.results') : 'promotion.own.balance';
  const action = status === 'claim' ? said : t(way ?? ACTIONS[status]);
  return (
    <Foot>
      <div>
        {status !== 'join' && <OwnBadge status={status} />}
        {reminder === null ? (
          note && <small>{note}</small>
        ) : (
          <small ref={told} role="status" tabIndex={-1}>
            {note}
          </small>
        )}
      </div>
      {status === 'claim' ? (
        <Button
          type="button"
          $size="small"
          aria-label={`${action}: ${title}`}
          disabled={claim.isBusy}
          onClick={() => claim.run(() => claimPromotion(id, language), prize === null ? title : prizeOf(prize))}
        >
          {action}
        </Button>
      ) : reminder === 'offered' ? (
        <RemindMe promotion={promotion} size="small" note={told} />
      ) : (
        <Button
          as={Link}
          to={balance ?? results ?? promotionAddress(pathname, id)}
          $size="small"
          $look="secondary"
          aria-label={`${action}: ${title}`}
        >
          {action}
        </Button>
      )}
    </Foot>
  );
}

/** What more there is to say of the status. */
function useNote(
  { promotion }: Announcement,
  { status, progress, application, expiresAt, changedAt, reminder }: MemberPromotion,
): string | null {
  const t = useFormWords();
  const moments = useMoments();
  const progressWords = useProgressWords();
  if (status === 'joined') return progress && progressWords(progress);
  if (status === 'applying' || status === 'process')
    return application && t('promotion.own.sentAt', { time: moments.day(application.sentAt) });
  if (status === 'rejected') return application?.rejection?.text ?? null;
  if (status === 'claim') return expiresAt && t('promotion.own.until', { time: moments.soon(expiresAt) });
  if (status === 'claimed' || status === 'issued') return changedAt && moments.day(changedAt);
  if (reminder === 'asked') return t('promotion.own.reminded');
  // A bonus of later deposits waits for the first one, not for a day.
  return status === 'comingSoon' && promotion?.offer?.kind === 'bonus' ? t('promotion.own.afterFirst') : null;
}
