import type { MemberFile } from '#contracts/generated/contracts.ts';
import { countText, moneyText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { FigureGrid } from '../ui/figure-grid.ts';

/** Balances, payments and play of a member. */
export function MemberFigures({ file: { money, points, currency } }: { readonly file: MemberFile }) {
  const { t, tag } = useDeskWords();
  const text = (amount: string) => moneyText(tag, amount, currency);
  const isNothing = (amount: string) => Number(amount) === 0;
  const figures = [
    {
      label: t('member.balance'),
      value: text(money.balance),
      more: isNothing(money.debt) ? '' : t('member.owes', { amount: text(money.debt) }),
    },
    {
      label: t('member.deposits'),
      value: text(money.deposited),
      more: t('member.depositCount', { count: money.deposits }),
    },
    {
      label: t('member.withdrawals'),
      value: text(money.withdrawn),
      more: isNothing(money.waiting)
        ? t('member.withdrawalCount', { count: money.withdrawals })
        : t('member.waiting', { amount: text(money.waiting) }),
    },
    { label: t('member.bonuses'), value: text(money.bonus), more: '' },
    {
      label: t('member.played'),
      value: text(money.staked),
      more: t('member.wonBack', { amount: text(money.won) }),
    },
    { label: t('member.points'), value: countText(tag, points), more: '' },
  ];
  return (
    <FigureGrid>
      {figures.map(({ label, value, more }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {more !== '' && <dd>{more}</dd>}
        </div>
      ))}
    </FigureGrid>
  );
}
