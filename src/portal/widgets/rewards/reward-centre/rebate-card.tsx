import type { Rebate } from '#contracts/generated/contracts.ts';
import { claimRebate } from '#portal/data/reward-calls.ts';
import { rebateQuery } from '#portal/data/reward-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { OwnPart } from '../own-part.tsx';
import type { Claim } from '../use-claim.ts';
import { RebateFoot, RebateTable } from './rebate-card.styles.ts';
import { Card, CardTitle, Quiet } from './reward-centre.styles.ts';
import { usePercent } from './use-percent.ts';

interface CountedProps {
  readonly rebate: Rebate;
  readonly claim: Claim;
  /** Whether it may be the nearest claim of the page. */
  readonly isFirst: boolean;
}

interface RebateCardProps extends Omit<CountedProps, 'rebate'> {
  /** Nothing else is on the page. */
  readonly isAlone: boolean;
}

/** What the stakes of the present period give back, by category. */
export function RebateCard({ isAlone, ...rest }: RebateCardProps) {
  const t = useFormWords();
  const { language } = useSite();
  const otherwise = isAlone && <EmptyState icon="timer" title={t('reward.none')} />;
  return (
    <OwnPart query={useOwnQuery(rebateQuery(language))} otherwise={otherwise}>
      {(rebate) => <Counted rebate={rebate} {...rest} />}
    </OwnPart>
  );
}

function Counted({ rebate, claim, isFirst }: CountedProps) {
  const t = useFormWords();
  const { language } = useSite();
  const moments = useMoments();
  const money = useMoney();
  const percent = usePercent();
  const { period, rows, amount, claimed, least, canClaim, countedAt, paidAt } = rebate;
  const sum = money.say(amount);
  return (
    <Card>
      <header>
        <CardTitle>{t(period === 'week' ? 'reward.rebate.week' : 'reward.rebate.day')}</CardTitle>
        <Quiet>{t('reward.rebate.counted', { time: moments.time(countedAt) })}</Quiet>
      </header>
      <RebateTable>
        <thead>
          <tr>
            <th scope="col">{t('reward.rebate.category')}</th>
            <th scope="col">{t('reward.rebate.played')}</th>
            <th scope="col">{t('reward.rebate.rate')}</th>
            <th scope="col">{t('reward.rebate.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ gameType, title, icon, staked, percent: rate, amount: gives }) => (
            <tr key={gameType} data-is-empty={Number(staked) === 0 || undefined}>
              <th scope="row">
                <span>
                  <Icon name={icon} size={17} />
                  {title}
                </span>
              </th>
              <td>
                <bdi>{money.say(staked)}</bdi>
              </td>
              <td>
                <bdi>{percent(rate)}</bdi>
              </td>
              <td>
                <b>
                  <bdi>{money.say(gives)}</bdi>
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </RebateTable>
      <RebateFoot>
        <div>
          <Quiet>{t('reward.ready')}</Quiet>
          <b>
            <bdi>{sum}</bdi>
          </b>
          <Quiet>{t('reward.rebate.paid', { time: moments.soon(paidAt) })}</Quiet>
          {Number(claimed) > 0 && <Quiet>{t('reward.rebate.claimed', { amount: money.say(claimed) })}</Quiet>}
          {!canClaim && <Quiet>{t('reward.rebate.least', { least: money.round(least) })}</Quiet>}
        </div>
        <Button
          type="button"
          $look={isFirst && canClaim ? 'primary' : 'secondary'}
          disabled={!canClaim || claim.isBusy}
          onClick={() => claim.run(() => claimRebate(language), sum)}
        >
          {t('reward.claim', { prize: sum })}
        </Button>
      </RebateFoot>
    </Card>
  );
}
