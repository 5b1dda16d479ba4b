import type { IncomeDerivation } from '#contracts/generated/contracts.ts';
import { decimalOf, minorOf } from '#portal/data/decimals.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Inputs } from './derivation.styles.ts';
import { usePlanWords } from './use-plan-words.ts';

type Row = IncomeDerivation['rows'][number];

/** The sum of amounts that may be below zero. */
function signedSum(amounts: readonly string[], decimals: number): string {
  const sum = amounts.reduce((total, amount) => total + minorOf(amount, decimals), 0n);
  return sum < 0n ? `-${decimalOf(-sum, decimals)}` : decimalOf(sum, decimals);
}

/** What came to the agent through each direct downline: of dividends the net loss and what is taken from it. */
export function DerivationInputs({ derivation: { rows, kind, base } }: { readonly derivation: IncomeDerivation }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const { decimals } = useSite().site.currency;
  const isDividend = kind === 'dividend';
  const minus = (amount: string): string => (/[1-9]/.test(amount) ? `−${money.plain(amount)}` : money.plain(amount));
  const sumOf = (field: 'netLoss' | 'bonuses' | 'rebates'): string =>
    signedSum(
      rows.map((row) => row[field]),
      decimals,
    );
  const columns: ReadonlyArray<readonly [string, (row: Row) => string, string]> = isDividend
    ? [
        [t('team.column.netLoss'), ({ netLoss }) => money.plain(netLoss), sumOf('netLoss')],
        [t('pay.step.bonuses'), ({ bonuses }) => minus(bonuses), sumOf('bonuses')],
        [t('pay.step.rebates'), ({ rebates }) => minus(rebates), sumOf('rebates')],
        [t('pay.head.base'), (row) => money.plain(row.base), base],
      ]
    : [[t('report.head.bets'), (row) => money.plain(row.base), base]];
  return (
    <Inputs role="group" aria-label={t('pay.step.inputs')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('pay.step.through')}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.member?.memberId ?? ''}>
              <th scope="row">
                {row.member === null ? (
                  t('pay.step.direct', { number: words.count(row.members) })
                ) : (
                  <bdi translate="no">{row.member.account}</bdi>
                )}
              </th>
              {columns.map(([name, say]) => (
                <td key={name} dir="ltr">
                  {say(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('desk.total')}</th>
            {columns.map(([name, , sum], at) => (
              <td key={name} dir="ltr">
                {isDividend && (at === 1 || at === 2) ? minus(sum) : money.plain(sum)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Inputs>
  );
}
