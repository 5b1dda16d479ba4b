import type { ReactNode } from 'react';
import type { Action, Statement } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Legend, Swatch } from '#portal/ui/chart/chart.styles.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { useMonthNames } from './month-names.ts';
import { CardBody, CardHead, Lines, StatementBox } from './statement.styles.ts';
import { SERIES, StatementChart } from './statement-chart.tsx';

interface StatementCardProps {
  readonly statement: Statement;
  /** Chooses the months. */
  readonly choice: ReactNode;
  readonly full: Action | undefined;
  readonly isDimmed: boolean;
}

/** Net deposits first, then the months, and what play and bonuses came to. */
export function StatementCard({ statement, choice, full, isDimmed }: StatementCardProps) {
  const t = useFormWords();
  const money = useMoney();
  const names = useMonthNames();
  const { totals, months } = statement;
  const [from, to] = [names.long(statement.from.slice(0, 7)), names.long(statement.to.slice(0, 7))];
  return (
    <StatementBox aria-label={t('statement.label')} aria-busy={isDimmed}>
      <CardHead>
        <h2>{t('statement.label')}</h2>
        {choice}
      </CardHead>
      <CardBody $isDimmed={isDimmed}>
        <p>
          {t('statement.netDeposits', { from, to })}
          <strong>
            <bdi dir="ltr">{money.say(totals.netDeposits)}</bdi>
          </strong>
          <small>{t('statement.netHint')}</small>
        </p>
        <StatementChart months={months} />
        <Legend>
          {(['deposits', 'withdrawals'] as const).map((series) => (
            <li key={series}>
              <Swatch $color={SERIES[series]} />
              {t(`statement.${series}`)}{' '}
              <b>
                <bdi dir="ltr">{money.say(totals[series])}</bdi>
              </b>
            </li>
          ))}
        </Legend>
        <Lines>
          {(['play', 'bonuses'] as const).map((line) => (
            <div key={line}>
              <dt>{t(`statement.${line}`)}</dt>
              <dd>
                <SignedMoney amount={totals[line]} />
              </dd>
            </div>
          ))}
        </Lines>
        {full && (
          <ActionControl action={full}>
            <Icon name="download" size={16} stroke={2} />
            {t('statement.full')}
          </ActionControl>
        )}
      </CardBody>
    </StatementBox>
  );
}
