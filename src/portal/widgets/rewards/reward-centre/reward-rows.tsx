import type { MemberReward } from '#contracts/generated/contracts.ts';
import { claimReward } from '#portal/data/reward-calls.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import type { Claim } from '../use-claim.ts';
import { usePrize } from '../use-prize.ts';
import { Card, CardTitle, Quiet, Rows } from './reward-centre.styles.ts';

interface ReadyCardProps {
  readonly rewards: readonly MemberReward[];
  readonly claim: Claim;
  /** Whether the first of them is the nearest claim of the page. */
  readonly isFirst: boolean;
}

/** What can be claimed, the nearest to expire first. */
export function ReadyCard({ rewards, claim, isFirst }: ReadyCardProps) {
  const t = useFormWords();
  const { language } = useSite();
  const moments = useMoments();
  const prizeOf = usePrize();
  return (
    <Card>
      <CardTitle>{t('reward.ready')}</CardTitle>
      {rewards.length === 0 && <Quiet>{t('reward.none')}</Quiet>}
      <Rows>
        {rewards.map((reward, index) => (
          <li key={reward.rewardId}>
            <p>
              <b>{t(`reward.kind.${reward.kind}`)}</b>
              {reward.expiresAt !== null && <span>{t('reward.until', { time: moments.soon(reward.expiresAt) })}</span>}
            </p>
            <Button
              type="button"
              $size="small"
              $look={isFirst && index === 0 ? 'primary' : 'secondary'}
              disabled={claim.isBusy}
              onClick={() => claim.run(() => claimReward(reward.rewardId, language), prizeOf(reward))}
            >
              {t('reward.claim', { prize: prizeOf(reward) })}
            </Button>
          </li>
        ))}
      </Rows>
    </Card>
  );
}

/** What was claimed last, and what was not claimed in time. */
export function PastCard({ rewards }: { readonly rewards: readonly MemberReward[] }) {
  const t = useFormWords();
  const moments = useMoments();
  const prizeOf = usePrize();
  return (
    <Card>
      <CardTitle>{t('reward.past')}</CardTitle>
      <Rows>
        {rewards.map((reward) => (
          <li key={reward.rewardId} data-status={reward.status}>
            <p>
              <b>{t(`reward.kind.${reward.kind}`)}</b>
              <span>{moments.whole(reward.claimedAt ?? reward.createdAt)}</span>
            </p>
            <p>
              <b>
                <bdi>{prizeOf(reward)}</bdi>
              </b>
              {reward.status === 'expired' && <span>{t('reward.expired')}</span>}
            </p>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
