import { useState } from 'react';
import type { MemberContacts, MemberFile } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { send } from '../calls/desk-client.ts';
import { calendarDayText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FactList } from '../ui/fact-list.ts';
import type { MemberKey } from './member-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface ProfileCardProps {
  readonly file: MemberFile;
  readonly member: MemberKey;
  readonly isNoting: boolean;
}

/** Who a member is. Contacts are masked until the operator says why they are needed. */
export function ProfileCard({ file, member, isNoting }: ProfileCardProps) {
  const { t, tag } = useDeskWords();
  const [contacts, setContacts] = useState<MemberContacts | null>(null);
  const [isAsking, setAsking] = useState(false);
  const language = Object.entries(languages).find(([code]) => code === file.language)?.[1];
  const verified = (text: string | null, isVerified: boolean) =>
    text === null ? null : (
      <>
        <span translate="no">{text}</span> {!isVerified && <small>{t('member.unverified')}</small>}
      </>
    );
  const facts = [
    [t('member.email'), verified(contacts?.email ?? file.email, file.emailVerified)],
    [t('member.mobile'), verified(contacts?.mobileNum ?? file.mobileNum, file.mobileVerified)],
    [t('member.born'), file.birthday === null ? null : calendarDayText(tag, file.birthday)],
    [t('member.language'), language?.name ?? null],
    [t('member.authenticator'), t(file.hasAuthenticator ? 'member.on' : 'member.off')],
    [t('member.upline'), file.upline?.account ?? t('member.house')],
    [t('member.link'), file.linkCode],
    [t('member.registeredFrom'), file.registerAddress],
    [t('members.lastSignIn'), file.lastSignIn === null ? null : timeText(tag, file.lastSignIn.at)],
  ] as const;
  const hasContacts = file.email !== null || file.mobileNum !== null;
  return (
    <Card
      title={t('member.profile')}
      aside={
        isNoting &&
        hasContacts &&
        contacts === null && (
          <Button size="small" icon="eye" onClick={() => setAsking(true)}>
            {t('member.showContacts')}
          </Button>
        )
      }
    >
      <FactList>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </FactList>
      {isAsking && (
        <ReasonDialog
          {...{ member, title: t('member.showContacts'), what: t('member.showContactsMore') }}
          onClose={() => setAsking(false)}
          onSend={async (reason) =>
            setContacts(
              await send('POST', `/wps/operator/sites/${member.siteId}/members/${member.memberId}/contacts`, {
                reason,
              }),
            )
          }
        />
      )}
    </Card>
  );
}
