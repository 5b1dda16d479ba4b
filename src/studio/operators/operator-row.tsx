import { styled } from 'styled-components';
import type { OperatorAccount, OperatorSite } from '#contracts/generated/contracts.ts';
import { ALL_SITES } from '#contracts/operator-roles.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import type { OperatorQuestion } from './change-operator.tsx';
import { operatorState } from './operator-state.ts';
import { ROLE_WORDS } from './role-words.ts';

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;

interface OperatorRowProps {
  readonly operator: OperatorAccount;
  readonly sites: readonly OperatorSite[];
  /** Whether it is the operator's own account, which it cannot disable or reset. */
  readonly isSelf: boolean;
  readonly onAsk: (question: OperatorQuestion | 'history') => void;
}

/** One account in the table of operators. */
export function OperatorRow({ operator, sites, isSelf, onAsk }: OperatorRowProps) {
  const { t, tag } = useDeskWords();
  const { account, name, roles, signedInAt, disabledAt, link } = operator;
  const state = operatorState(operator, new Date());
  const siteOf = (siteId: string) =>
    siteId === ALL_SITES ? t('operators.allSites') : (sites.find(({ id }) => id === siteId)?.name ?? siteId);
  const held = roles.map(({ siteId, role }) => `${t(ROLE_WORDS[role])} · ${siteOf(siteId)}`);
  const item = (question: OperatorQuestion | 'history', label: string, isDanger = false): MenuItem => ({
    ...{ label, isDanger, does: { onSelect: () => onAsk(question) } },
  });
  const again = link?.purpose === 'invitation' ? t('operators.again') : t('operators.sendReset');
  return (
    <tr>
      <td translate="no">
        <b>{name}</b>
        <br />
        <small>{account}</small>
      </td>
      <td className="wide">
        {held.length === 0 ? <small>{t('operators.noRole')}</small> : held.map((one) => <div key={one}>{one}</div>)}
      </td>
      <td className="wide quiet">{signedInAt === null ? '–' : timeText(tag, signedInAt)}</td>
      <td>
        <Badge tone={state.tone} icon={state.icon}>
          {t(state.word)}
        </Badge>
        {link !== null && disabledAt === null && (
          <>
            <br />
            <small>{t('operators.until', { time: timeText(tag, link.expiresAt) })}</small>
          </>
        )}
      </td>
      <td className="amount">
        <End>
          <Menu
            label={t('operators.actionsOf', { name })}
            items={[
              item('roles', t('operators.changeRoles')),
              item('history', t('operators.history')),
              ...(isSelf || disabledAt !== null ? [] : [item('link', again)]),
              ...(isSelf || disabledAt !== null ? [] : [item('disable', t('operators.disable'), true)]),
              ...(disabledAt === null ? [] : [item('enable', t('operators.enable'))]),
            ]}
          >
            <Icon name="ellipsis" />
          </Menu>
        </End>
      </td>
    </tr>
  );
}
