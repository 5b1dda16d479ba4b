import type { PointsBalance, PointsRate } from '#contracts/generated/contracts.ts';
import { isMore } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Band, Rates } from './points.styles.ts';

interface PointsBandProps extends PointsBalance {
  readonly rates: readonly PointsRate[];
}

/** How many points there are, what came this month, and what deposits give. */
export function PointsBand({ points, earnedThisMonth, rates }: PointsBandProps) {
  const t = useFormWords();
  const { number } = useWords();
  const { decimals } = useSite().site.currency;
  const money = useMoney();
  return (
    <Band>
      <div>
        <i>
          <Icon name="coins" size={24} stroke={1.8} />
        </i>
        <p>
          <span>{t('points.own')}</span>
          <strong>
            <bdi>{number(points)}</bdi>
          </strong>
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('points.month')}</dt>
          <dd>
            <bdi>+ {number(earnedThisMonth)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('points.deposits')}</dt>
          <dd>
            <Rates>
              {rates.map(({ from, per, points: given }) => (
                <li key={from}>
                  {isMore(from, '0', decimals)
                    ? t('points.rateFrom', { points: number(given), per: money.round(per), from: money.round(from) })
                    : t('points.rate', { points: number(given), per: money.round(per) })}
                </li>
              ))}
            </Rates>
          </dd>
        </div>
        <div>
          <dt>{t('points.expire')}</dt>
          <dd>{t('points.never')}</dd>
        </div>
      </dl>
    </Band>
  );
}
