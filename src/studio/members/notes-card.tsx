import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberFile } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { NoteText } from './member-page.styles.ts';
import { fileQuery, type MemberKey } from './member-queries.ts';

interface NotesCardProps {
  readonly file: MemberFile;
  readonly member: MemberKey;
  readonly isNoting: boolean;
}

/** What operators noted about a member, and a field for more. */
export function NotesCard({ file, member, isNoting }: NotesCardProps) {
  const { t, tag } = useDeskWords();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const adding = useMutation({
    mutationFn: (note: string) =>
      send('POST', `/wps/operator/sites/${member.siteId}/members/${member.memberId}/notes`, { text: note }),
    onSuccess: (note) => {
      setText('');
      client.setQueryData(fileQuery(member).queryKey, (known) =>
        known === undefined ? known : { ...known, notes: [note, ...known.notes] },
      );
    },
  });
  return (
    <Card title={t('notes.title')}>
      {file.notes.map(({ noteId, operator, at, text: noted }) => (
        <NoteText key={noteId}>
          <p>{noted}</p>
          <small>
            <span translate="no">{operator}</span>, {timeText(tag, at)}
          </small>
        </NoteText>
      ))}
      {isNoting && (
        <>
          {adding.error !== null && <Notice tone="error">{adding.error.message}</Notice>}
          <TextArea label={t('notes.add')} value={text} onWrite={setText} maxLength={1_000} />
          <Button
            isBusy={adding.isPending}
            disabledReason={text.trim() === '' ? t('notes.empty') : undefined}
            onClick={() => adding.mutate(text.trim())}
          >
            {t('notes.save')}
          </Button>
        </>
      )}
      {!isNoting && file.notes.length === 0 && <p>{t('notes.none')}</p>}
    </Card>
  );
}
