import { cashbackQuery } from '#portal/data/reward-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { OwnPart } from '../own-part.tsx';
import { Card, CardTitle, Facts, Quiet } from './reward-centre.styles.ts';
import { usePercent } from './use-percent.ts';

/** What the loss of the present period gives back: a bonus, once the period is over. */
export function CashbackCard() {
  const t = useFormWords();
  const { number } = useWords();
  const money = useMoney();
  const moments = useMoments();
  const percentOf = usePercent();
  return (
    <OwnPart query={useOwnQuery(cashbackQuery())}>
      {({ period, percent, from, largest, lost, amount, paidAt, turnover, days }) => (
        <Card>
          <header>
            <CardTitle>{t(period === 'week' ? 'reward.cashback.week' : 'reward.cashback.day')}</CardTitle>
            <Quiet>{t('reward.cashback.share', { percent: percentOf(`${percent}`) })}</Quiet>
          </header>
          <Facts>
            <div>
              <dt>{t('reward.cashback.lost')}</dt>
              <dd>
                <bdi>{money.say(lost)}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('reward.cashback.amount')}</dt>
              <dd>
                <bdi>{money.say(amount)}</bdi>
              </dd>
            </div>
          </Facts>
          <Quiet>{t('reward.cashback.limits', { from: money.round(from), largest: money.round(largest) })}</Quiet>
          <Quiet>
            {t('reward.cashback.paid', { time: moments.soon(paidAt), times: number(turnover), days: number(days) })}
          </Quiet>
        </Card>
      )}
    </OwnPart>
  );
}
