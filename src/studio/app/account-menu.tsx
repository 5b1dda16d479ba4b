import { styled } from 'styled-components';
import { deskLanguages, languages } from '#contracts/languages.ts';
import { keepDeskLanguage, useDeskWords } from '#studio/i18n/words.tsx';
import { coarsePointer, color, radius } from '../theme/tokens.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding-inline: 3px 4px;
  border-radius: ${radius.pill};
  > svg { color: ${color.tx3}; }
  &:hover, &[aria-expanded='true'] { background: ${color.surf2}; }
  ${coarsePointer} { height: 44px; }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > div { display: grid; min-width: 0; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  > div > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: 13px; line-height: 18px; font-weight: 600; color: ${color.tx}; }
`;

const Roles = styled.p`
  margin-block-start: 8px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
`;

export interface DeskOperator {
  readonly name: string;
  readonly account: string;
  /** What the operator may do on the site that is shown, in words. */
  readonly roles?: readonly string[];
}

/** Who is signed in, the languages of the desk, and the way out. */
export function AccountMenu({
  operator,
  onSignOut,
}: {
  readonly operator: DeskOperator;
  readonly onSignOut: () => void;
}) {
  const { t, language } = useDeskWords();
  const { name, account, roles = [] } = operator;
  const header = (
    <>
      <Who>
        <Avatar name={name} size={36} isOwn />
        <div translate="no">
          <b>{name}</b>
          {account !== name && <span>{account}</span>}
        </div>
      </Who>
      {roles.length > 0 && <Roles>{t('shell.roles', { roles: roles.join(', ') })}</Roles>}
    </>
  );
  const others = deskLanguages
    .filter((code) => code !== language)
    .map((code) => ({
      label: languages[code].name,
      does: {
        onSelect() {
          keepDeskLanguage(code);
          window.location.reload();
        },
      },
    }));
  return (
    <Menu
      label={t('shell.accountOf', { name })}
      header={header}
      as={Trigger}
      items={[
        { label: t('shell.ownAccount'), icon: 'user', does: { to: '/account' } },
        ...others,
        { label: t('shell.signOut'), icon: 'log-out', isDanger: true, does: { onSelect: onSignOut } },
      ]}
    >
      <Avatar name={name} size={30} isOwn />
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
