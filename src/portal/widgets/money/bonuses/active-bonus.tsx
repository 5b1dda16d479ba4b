import type { MemberBonus } from '#contracts/generated/contracts.ts';
import { isMore, lessBy } from '#portal/data/decimals.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Active, Bar } from './bonuses.styles.ts';
import { GiveUp } from './give-up.tsx';

interface ActiveBonusProps {
  readonly bonus: MemberBonus;
  /** What it holds. */
  readonly balance: string;
}

/** The bonus that play spends: what it holds, how far its turnover is, and how long there is time. */
export function ActiveBonus({ bonus, balance }: ActiveBonusProps) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { decimals } = useSite().site.currency;
  const { name, amount, required, counted, largestBet, expiresAt } = bonus;
  const isDone = !isMore(required, counted, decimals);
  const percent = isDone ? 100 : Math.floor((100 * Number(counted)) / Number(required));
  return (
    <Active aria-label={name ?? t('bonuses.word')}>
      <header>
        <i>
          <Icon name="star" size={24} stroke={1.8} />
        </i>
        <div>
          <h2>{name ?? t('bonuses.word')}</h2>
          <p>{t('bonuses.granted', { amount: money.say(amount) })}</p>
        </div>
        <p>
          <span>{t('bonuses.holds')}</span>
          <strong>
            <bdi>{money.say(balance)}</bdi>
          </strong>
        </p>
      </header>
      <div>
        <p>
          <span>{t('bonuses.turnover')}</span>
          <b>
            <bdi>{t('bonuses.progress', { counted: money.say(counted), required: money.say(required) })}</bdi>
          </b>
        </p>
        <Bar aria-hidden="true" focusable="false">
          <rect width={`${percent}%`} height="100%" rx="4" />
        </Bar>
        <p>
          <span>{t('bonuses.left', { amount: money.say(lessBy(required, counted, decimals)) })}</span>
          <span>{t('bonuses.percent', { percent: String(percent) })}</span>
        </p>
      </div>
      <footer>
        <ul>
          {expiresAt !== null && <li>{t('bonuses.until', { date: moments.whole(expiresAt) })}</li>}
          {largestBet !== null && <li>{t('bonuses.largestBet', { amount: money.say(largestBet) })}</li>}
          {bonus.isInPlay && <li>{t('bonuses.inPlay')}</li>}
        </ul>
        <GiveUp bonus={bonus} balance={balance} />
      </footer>
    </Active>
  );
}
