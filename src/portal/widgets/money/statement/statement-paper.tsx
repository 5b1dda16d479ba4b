import type { ReactNode } from 'react';
import type { Statement } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useMonthNames } from './month-names.ts';
import { Lines, MonthTable, Paper, PaperHead, PaperTools, PrintAlone } from './statement.styles.ts';

interface StatementPaperProps {
  readonly statement: Statement;
  readonly choice: ReactNode;
  readonly isDimmed: boolean;
}

/** The whole statement. It alone is printed, dark on white whatever the theme. */
export function StatementPaper({ statement, choice, isDimmed }: StatementPaperProps) {
  const t = useFormWords();
  const { site } = useSite();
  const money = useMoney();
  const names = useMonthNames();
  const { totals, months, account, balanceBefore, balanceAfter } = statement;
  return (
    <>
      <PrintAlone />
      <PaperTools>
        {choice}
        <Button type="button" $size="small" disabled={isDimmed} onClick={() => window.print()}>
          <Icon name="download" size={16} stroke={2} />
          {t('statement.print')}
        </Button>
      </PaperTools>
      <Paper data-paper="" aria-label={t('statement.label')} aria-busy={isDimmed}>
        <PaperHead>
          <h2>
            {site.name} · {t('statement.label')}
          </h2>
          <p>{t('statement.account', { account: leftToRight(account) })}</p>
          <p>{t('statement.days', { from: names.day(statement.from), to: names.day(statement.to) })}</p>
        </PaperHead>
        <Lines>
          <div data-first="">
            <dt>
              {t('statement.net')}
              <small>{t('statement.netHint')}</small>
            </dt>
            <dd>
              <bdi dir="ltr">{money.say(totals.netDeposits)}</bdi>
            </dd>
          </div>
          <Line name={t('statement.before')} amount={balanceBefore} />
          <Line name={t('statement.deposits')} amount={totals.deposits} isSigned />
          <Line name={t('statement.withdrawals')} amount={negative(totals.withdrawals)} isSigned />
          <Line name={t('statement.play')} amount={totals.play} isSigned />
          <Line name={t('statement.bonuses')} amount={totals.bonuses} isSigned />
          <Line name={t('statement.transfers')} amount={totals.transfers} isSigned />
          <Line name={t('statement.other')} amount={totals.other} isSigned />
          <Line name={t('statement.after')} amount={balanceAfter} />
        </Lines>
        <MonthTable role="region" aria-label={t('statement.chart')} tabIndex={0}>
          <table aria-label={t('statement.chart')}>
            <thead>
              <tr>
                {(['month', 'deposits', 'withdrawals', 'net', 'play', 'bonuses', 'balance'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`statement.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month}>
                  <th scope="row">{names.whole(month.month)}</th>
                  {[month.deposits, month.withdrawals, month.netDeposits, month.play, month.bonuses, month.balance].map(
                    (amount, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: The columns stand.
                      <td key={index}>
                        <bdi dir="ltr">{money.say(amount)}</bdi>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </MonthTable>
      </Paper>
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: string;
  readonly isSigned?: boolean;
}

function Line({ name, amount, isSigned = false }: LineProps) {
  const money = useMoney();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isSigned ? <SignedMoney amount={amount} /> : <bdi dir="ltr">{money.say(amount)}</bdi>}</dd>
    </div>
  );
}

const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
