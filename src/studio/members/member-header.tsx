import { useState } from 'react';
import type { MemberFile } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { dayText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { HeadActions, MemberHead } from './member-page.styles.ts';
import type { MemberKey } from './member-queries.ts';
import { memberTypeWord } from './member-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface MemberHeaderProps {
  readonly file: MemberFile;
  readonly member: MemberKey;
  readonly isSupport: boolean;
  readonly isAdmin: boolean;
}

/** An action on a member that needs a reason. */
interface Act {
  readonly title: string;
  readonly what: string;
  readonly look: ButtonLook;
  readonly send: (reason: string) => Promise<unknown>;
}

/** The head of a member's file, with the buttons that end its access. */
export function MemberHeader({ file, member, isSupport, isAdmin }: MemberHeaderProps) {
  const { t, tag } = useDeskWords();
  const [act, setAct] = useState<Act | null>(null);
  const isFrozen = file.frozen !== null;
  const path = `/wps/operator/sites/${member.siteId}/members/${member.memberId}` as const;
  const signOut: Act = {
    ...{ title: t('member.signOut'), what: t('member.signOutMore'), look: 'primary' },
    send: (reason) => send('POST', `${path}/sign-out`, { reason }),
  };
  const freeze: Act = {
    title: t(isFrozen ? 'member.unfreeze' : 'member.freeze'),
    what: t(isFrozen ? 'member.unfreezeMore' : 'member.freezeMore'),
    look: isFrozen ? 'primary' : 'danger',
    send: (reason) => send('PUT', `${path}/frozen`, { frozen: !isFrozen, reason }),
  };
  const removeAuthenticator: Act = {
    ...{ title: t('member.removeAuthenticator'), what: t('member.removeAuthenticatorMore'), look: 'danger' },
    send: (reason) => send('POST', `${path}/authenticator/remove`, { reason }),
  };
  return (
    <MemberHead>
      <Avatar name={file.account} size={48} />
      <div>
        <h1>
          <b translate="no">{file.account}</b>
          {file.erasedAt !== null ? (
            <Badge tone="muted" icon="x">
              {t('member.erased')}
            </Badge>
          ) : isFrozen ? (
            <Badge tone="error" icon="lock">
              {t('members.frozen')}
            </Badge>
          ) : (
            <Badge tone="ok" icon="check">
              {t('member.active')}
            </Badge>
          )}
          {file.vip !== null && <Badge tone="accent">{t('member.vip', { level: file.vip.name })}</Badge>}
          <Badge tone="muted">{t(memberTypeWord(file.type))}</Badge>
        </h1>
        <p>
          {file.nickname !== null && <span translate="no">{file.nickname} · </span>}
          <span translate="no">{file.memberId}</span> · {t('member.since', { day: dayText(tag, file.registeredAt) })}
        </p>
      </div>
      {isSupport && (
        <HeadActions>
          {isAdmin && file.hasAuthenticator && (
            <Button icon="key-round" onClick={() => setAct(removeAuthenticator)}>
              {removeAuthenticator.title}
            </Button>
          )}
          <Button
            icon="log-out"
            onClick={() => setAct(signOut)}
            disabledReason={file.openSessions === 0 ? t('member.noSession') : undefined}
          >
            {signOut.title}
          </Button>
          <Button icon="lock" look={isFrozen ? 'secondary' : 'danger'} onClick={() => setAct(freeze)}>
            {freeze.title}
          </Button>
        </HeadActions>
      )}
      {act !== null && (
        <ReasonDialog
          {...{ member, title: act.title, what: act.what, look: act.look }}
          onClose={() => setAct(null)}
          onSend={act.send}
        />
      )}
    </MemberHead>
  );
}
