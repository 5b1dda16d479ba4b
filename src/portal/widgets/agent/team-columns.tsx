import { styled } from 'styled-components';
import type { TeamMemberState, TeamRow } from '#contracts/generated/contracts.ts';
import { AccountFace } from '#portal/forms/desk/account-face.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import type { DeskColumn } from '#portal/forms/desk/table-columns.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale } from '#portal/site/site-context.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';

/** Whose figures rows show: with everybody below a member, or the member's own. */
export type TeamFigure = 'team' | 'own';

const Account = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  > bdi { overflow: hidden; text-overflow: ellipsis; }
  > small { display: inline-flex; align-items: center; gap: 4px; font-size: 12px; color: ${color.tx3}; }
`;

/** How the states of members look. */
export const stateTones: Readonly<Record<TeamMemberState, BadgeTone>> = {
  active: 'good',
  idle: 'quiet',
  frozen: 'bad',
};

/**
 * The columns of tables of members. The keys are what the gateway sorts by.
 * @param isWide with what was paid in and out.
 */
export function useTeamColumns(figure: TeamFigure, isWide: boolean): readonly DeskColumn<TeamRow>[] {
  const t = useFormWords();
  const count = new Intl.NumberFormat(`${useLocale()}-u-nu-latn`);
  const isTeam = figure === 'team';
  const paid: DeskColumn<TeamRow>[] = [
    {
      ...{ key: 'deposits', label: t('team.column.deposits'), isNumber: true },
      sortValue: (row) => row[figure].deposits,
      cell: (row) => <DeskAmount amount={row[figure].deposits} />,
    },
    {
      ...{ key: 'withdrawals', label: t('team.column.withdrawals'), isNumber: true },
      sortValue: (row) => row[figure].withdrawals,
      cell: (row) => <DeskAmount amount={row[figure].withdrawals} />,
    },
  ];
  return [
    {
      ...{ key: 'account', label: t('team.column.account'), onPhone: 'title', sortValue: ({ account }) => account },
      cell: ({ account, people, state }) => (
        <Account>
          <AccountFace account={account} />
          <bdi translate="no">{account}</bdi>
          {people > 0 && (
            <small title={t('team.below', { count: people })}>
              <Icon name="users" size={13} stroke={2} />
              {count.format(people)}
              <span className="visually-hidden">{t('team.below', { count: people })}</span>
            </small>
          )}
          {state !== 'active' && <Badge $tone={stateTones[state]}>{t(`team.state.${state}`)}</Badge>}
        </Account>
      ),
    },
    {
      ...{ key: 'balance', label: t('team.column.balance'), isNumber: true, onPhone: 'detail' },
      ...{ sortValue: ({ balance }) => balance, cell: ({ balance }) => <DeskAmount amount={balance} /> },
    },
    {
      ...{ key: 'turnover', label: t('team.column.turnover'), isNumber: true, onPhone: 'note' },
      sortValue: (row) => row[figure].turnover,
      cell: (row) => <DeskAmount amount={row[figure].turnover} />,
    },
    {
      ...{ key: 'netLoss', label: t('team.column.netLoss'), isNumber: true, onPhone: 'value' },
      sortValue: (row) => row[figure].netLoss,
      cell: (row) => <DeskAmount amount={row[figure].netLoss} look="signed" />,
    },
    ...(isWide ? paid : []),
    {
      ...{ key: 'active', label: t('team.column.active'), isNumber: true },
      cell: ({ active, people, state, isAgent }) =>
        isTeam && (isAgent || people > 0)
          ? t('team.activeShare', { active: count.format(active), people: count.format(people + 1) })
          : t(state === 'active' ? 'team.yes' : 'team.no'),
    },
  ];
}
