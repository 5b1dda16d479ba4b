import { useState } from 'react';
import type { MemberFile } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { dayText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { saveFile } from '../ui/save-file.ts';
import { HeadActions } from './member-page.styles.ts';
import type { MemberKey } from './member-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface PersonalDataCardProps {
  readonly file: MemberFile;
  readonly member: MemberKey;
  readonly isAdmin: boolean;
}

/** Export and erasure of a member's personal data. */
export function PersonalDataCard({ file, member, isAdmin }: PersonalDataCardProps) {
  const { t, tag } = useDeskWords();
  const [asked, setAsked] = useState<'export' | 'erase' | null>(null);
  const path = `/wps/operator/sites/${member.siteId}/members/${member.memberId}` as const;
  const close = () => setAsked(null);
  const handOut = async (reason: string) => {
    const data = await send('POST', `${path}/export`, { reason });
    const json = JSON.stringify(data, null, 2);
    saveFile(new Blob([json], { type: 'application/json' }), `${member.siteId}-${member.memberId}.json`);
  };
  return (
    <Card title={t('personal.title')}>
      <p>
        {file.erasedAt === null ? t('personal.lead') : t('personal.erasedOn', { day: dayText(tag, file.erasedAt) })}
      </p>
      <HeadActions>
        <Button icon="download" onClick={() => setAsked('export')}>
          {t('personal.export')}
        </Button>
        {isAdmin && file.erasedAt === null && (
          <Button look="danger" icon="x" onClick={() => setAsked('erase')}>
            {t('personal.erase')}
          </Button>
        )}
      </HeadActions>
      {asked === 'export' && (
        <ReasonDialog
          {...{ member, title: t('personal.export'), what: t('personal.exportMore') }}
          onClose={close}
          onSend={handOut}
        />
      )}
      {asked === 'erase' && (
        <ReasonDialog
          {...{ member, title: t('personal.erase'), what: t('personal.eraseMore'), look: 'danger' as const }}
          onClose={close}
          onSend={(reason) => send('POST', `${path}/erase`, { reason })}
        />
      )}
    </Card>
  );
}
