import { Link } from 'react-router-dom';
import type { Announcement, MemberPromotion } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { claimPromotion } from '#portal/data/promotion-calls.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { useBalanceAddress } from '../promotion-list/use-balance-address.ts';
import { useClaim } from '../use-claim.ts';
import { usePrize } from '../use-prize.ts';
import { Note } from './take-part.styles.ts';

interface ClaimPrizeProps {
  readonly promotion: Announcement;
  readonly standing: MemberPromotion;
}

/** Claims the prize, where there is one to claim, and leads to the money that was paid. */
export function ClaimPrize({ promotion: { id, title }, standing }: ClaimPrizeProps) {
  const { status, prize, expiresAt } = standing;
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const moments = useMoments();
  const prizeOf = usePrize();
  const claim = useClaim();
  const balance = useBalanceAddress(standing);
  const said = prize === null ? title : prizeOf(prize);
  return (
    <>
      {status === 'claim' && (
        <>
          <Button
            type="button"
            $size="large"
            disabled={claim.isBusy}
            onClick={() => claim.run(() => claimPromotion(id, language), said)}
          >
            {t('reward.claim', { prize: said })}
          </Button>
          {expiresAt && <Note>{t('promotion.own.until', { time: moments.soon(expiresAt) })}</Note>}
        </>
      )}
      <Note role="status">{claim.claimed !== null && t('reward.claimed', { prize: claim.claimed })}</Note>
      {balance !== undefined && (
        <Button as={Link} to={balance} $size="large" $look="secondary">
          {t('promotion.own.balance')}
        </Button>
      )}
      <Note role="alert" $isError>
        {claim.error !== null && failureWords(claim.error, say)}
      </Note>
    </>
  );
}
