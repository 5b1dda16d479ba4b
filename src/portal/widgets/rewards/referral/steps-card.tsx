import type { PrizeGiven } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { usePrize } from '../use-prize.ts';
import { Card, Steps } from './referral.styles.ts';
import { PlayDrawing, RewardDrawing, ShareDrawing } from './step-drawings.art.tsx';

/** Stands for the friends while there are none: what to do in three drawn steps. */
export function StepsCard({ reward }: { readonly reward: PrizeGiven }) {
  const t = useFormWords();
  const prizeOf = usePrize();
  return (
    <Card>
      <h2>{t('referral.steps')}</h2>
      <Steps>
        <li>
          <ShareDrawing />
          <b>{t('referral.step.share')}</b>
        </li>
        <li>
          <PlayDrawing />
          <b>{t('referral.step.play')}</b>
        </li>
        <li>
          <RewardDrawing />
          <b>{t('referral.step.reward', { prize: prizeOf(reward) })}</b>
        </li>
      </Steps>
    </Card>
  );
}
