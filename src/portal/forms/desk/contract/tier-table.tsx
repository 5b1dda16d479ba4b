import type { AgentPlanKind, AgentTier } from '#contracts/generated/contracts.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Tiers } from './contract.styles.ts';

interface TierTableProps {
  readonly label: string;
  readonly kind: AgentPlanKind;
  readonly tiers: readonly AgentTier[];
  /** What counts today: what differs is struck through. None where there is nothing to compare with. */
  readonly before?: readonly AgentTier[];
}

/** The tiers of a contract with their conditions. */
export function TierTable({ label, kind, tiers, before = [] }: TierTableProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const isDividend = kind === 'dividend';
  const hasBefore = before.length > 0;
  const amount = (value: string | undefined): string => money.short(Number(value ?? 0));
  return (
    <Tiers role="group" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('contract.tier')}</th>
            <th scope="col">{t('report.head.turnover')}</th>
            {isDividend && <th scope="col">{t('team.column.netLoss')}</th>}
            <th scope="col">{t('team.column.active')}</th>
            <th scope="col">{t('contract.rate')}</th>
            {hasBefore && <th scope="col">{t('contract.change')}</th>}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, index) => {
            const old = before[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: A tier is its place.
              <tr key={index}>
                <th scope="row">{words.count(index + 1)}</th>
                <td>
                  <Changed now={amount(tier.turnover)} before={old && amount(old.turnover)} />
                </td>
                {isDividend && (
                  <td>
                    <Changed now={amount(tier.netLoss)} before={old && amount(old.netLoss)} />
                  </td>
                )}
                <td>
                  <Changed now={words.count(tier.active)} before={old && words.count(old.active)} />
                </td>
                <td>
                  <Changed now={words.rate(tier.rate)} before={old && words.rate(old.rate)} />
                </td>
                {hasBefore && <Points change={old === undefined ? null : Number(tier.rate) - Number(old.rate)} />}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Tiers>
  );
}

function Changed({ now, before }: { readonly now: string; readonly before: string | undefined }) {
  if (before === undefined || before === now) return <bdi>{now}</bdi>;
  return (
    <>
      <s>
        <bdi>{before}</bdi>
      </s>
      <b>
        <bdi>{now}</bdi>
      </b>
    </>
  );
}

/** A change of a rate in percentage points; null for a tier that was not there. */
function Points({ change }: { readonly change: number | null }) {
  const t = useFormWords();
  if (change === null) return <td>{t('contract.newTier')}</td>;
  const points = Math.round(change * 100) / 100;
  if (points === 0) return <td>–</td>;
  const signed = `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
  return (
    <td data-change={points > 0 ? 'up' : 'down'}>
      <bdi dir="ltr">{t('contract.points', { points: signed })}</bdi>
    </td>
  );
}
