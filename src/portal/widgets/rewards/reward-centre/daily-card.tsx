import type { DailyBonus, DailyBonusDay } from '#contracts/generated/contracts.ts';
import { claimDailyBonus } from '#portal/data/reward-calls.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { Claim } from '../use-claim.ts';
import { usePrize } from '../use-prize.ts';
import { Card, CardHead, Days, Hint } from './reward-centre.styles.ts';

/** The bonus of each of seven days in a row. */
export function DailyCard({ daily, claim }: { readonly daily: DailyBonus; readonly claim: Claim }) {
  const t = useFormWords();
  const { number } = useWords();
  const { language, site } = useSite();
  const moments = useMoments();
  const prizeOf = usePrize();
  const { canClaim, step, isMissed, nextAt, days } = daily;
  const today = days.find((day) => day.step === step);
  const prize = today === undefined ? '' : prizeOf(today);
  // Coins are drawn above their number, and a cell has no room for their name.
  const { isPlay = false } = site.currency;
  const inCell = (day: DailyBonusDay) => (isPlay && day.amount !== null ? number(Number(day.amount)) : prizeOf(day));
  const time = moments.time(nextAt);
  return (
    <Card>
      <CardHead>
        <i>
          <Icon name="calendar-days" size={20} />
        </i>
        <div>
          <h2>{t('reward.daily')}</h2>
          <p>{isMissed ? t('reward.daily.missed') : t('reward.daily.place', { step })}</p>
        </div>
        <Button
          type="button"
          $look={canClaim ? 'primary' : 'secondary'}
          disabled={!canClaim || claim.isBusy}
          onClick={() => claim.run(() => claimDailyBonus(language), prize)}
        >
          {canClaim ? t('reward.claim', { prize }) : t('reward.daily.back', { time })}
        </Button>
      </CardHead>
      <Days>
        {days.map((day) => (
          <li key={day.step} data-state={day.state} aria-current={day.step === step ? 'date' : undefined}>
            <span>{day.step === step ? t('reward.daily.today') : t('reward.daily.day', { step: day.step })}</span>
            <i>
              <Icon name={day.state === 'claimed' ? 'check' : day.step === days.length ? 'gift' : 'coins'} size={20} />
            </i>
            {day.state === 'claimed' && <small>{t('reward.daily.done')}</small>}
            <b>
              <bdi>{inCell(day)}</bdi>
            </b>
          </li>
        ))}
      </Days>
      {canClaim && (
        <Hint>
          <Icon name="timer" size={16} />
          {t('reward.daily.until', { time })}
        </Hint>
      )}
    </Card>
  );
}
