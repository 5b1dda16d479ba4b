import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { CallRefused, send, sendOnce } from '#studio/calls/desk-client.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Card } from '#studio/ui/card.tsx';
import { Choice } from '#studio/ui/choice.tsx';
import { ConfirmDialog } from '#studio/ui/confirm-dialog.tsx';
import { LanguageChoice } from '#studio/ui/language-choice.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import { Fields } from '../content.styles.ts';
import { FormLanguage } from '../editor/form-language.ts';
import { TextsField } from '../editor/texts-field.tsx';
import { isWritten } from '../texts.ts';
import { audienceOf, EMPTY_MESSAGE, type MessageDraft, messageFaults, messageOf } from './message-draft.ts';
import { messagesKey } from './messages-query.ts';
import { SegmentFields } from './segment-fields.tsx';

interface MessageFormProps {
  readonly siteId: string;
  /** Those of the site, its default first. */
  readonly offered: readonly LanguageCode[];
}

/** Writes a message to a member or a segment. Before it is sent, its recipients are counted. */
export function MessageForm({ siteId, offered }: MessageFormProps) {
  const t = useWords();
  const client = useQueryClient();
  const [mainLanguage = 'EN'] = offered;
  const [language, setLanguage] = useState(mainLanguage);
  const [draft, setDraft] = useState(EMPTY_MESSAGE);
  const [isTried, setTried] = useState(false);
  // The idempotency key changes with the draft, so a second press is the same message.
  const key = useRef(crypto.randomUUID());
  const path = `/wps/operator/sites/${siteId}/messages` as const;
  const counting = useMutation({
    mutationFn: () => send('POST', `${path}/recipients`, { audience: audienceOf(draft) }),
  });
  const sending = useMutation({
    mutationFn: () => sendOnce('POST', path, messageOf(draft), key.current),
    onSuccess: async () => {
      key.current = crypto.randomUUID();
      setDraft(EMPTY_MESSAGE);
      setTried(false);
      await client.invalidateQueries({ queryKey: messagesKey(siteId) });
    },
    onSettled: () => counting.reset(),
  });
  const write = (part: Partial<MessageDraft>) => {
    key.current = crypto.randomUUID();
    sending.reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  const faults = messageFaults(draft, mainLanguage);
  const faultOf = (field: keyof typeof faults) => {
    const word = isTried ? faults[field] : undefined;
    return word && t(word);
  };
  const ask = () => {
    setTried(true);
    if (faults.subject !== undefined || faults.body !== undefined) setLanguage(mainLanguage);
    if (Object.keys(faults).length === 0) counting.mutate();
  };
  const error = sending.error ?? counting.error;
  return (
    <Card title={t('content.newMessage')}>
      <Fields
        aria-label={t('content.newMessage')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        {error !== null && (
          <Notice tone="error" title={t('content.notSent')}>
            {(error instanceof CallRefused && error.message) || t('content.failedMore')}
          </Notice>
        )}
        {sending.isSuccess && <Notice tone="ok">{t('content.sentNow')}</Notice>}
        <Choice
          label={t('content.recipients')}
          value={draft.to}
          onChoose={(to) => write({ to })}
          options={[
            { value: 'segment', label: t('content.toSegment') },
            { value: 'member', label: t('content.toMember') },
          ]}
        />
        {draft.to === 'member' ? (
          <TextField
            label={t('content.account')}
            value={draft.account}
            onWrite={(account) => write({ account })}
            maxLength={40}
            spellCheck={false}
            autoCapitalize="none"
            error={faultOf('account')}
          />
        ) : (
          <SegmentFields draft={draft} write={write} />
        )}
        {offered.length > 1 && (
          <LanguageChoice
            label={t('system.textsIn')}
            {...{ offered, chosen: language, choose: setLanguage }}
            isWritten={(code) => isWritten(draft.subject[code]) && isWritten(draft.body[code])}
          />
        )}
        <FormLanguage value={language}>
          <TextsField
            label={t('content.subject')}
            value={draft.subject}
            onWrite={(subject) => write({ subject })}
            maxLength={120}
            error={faultOf('subject')}
          />
          <TextsField
            label={t('content.words')}
            value={draft.body}
            onWrite={(body) => write({ body })}
            as="lines"
            maxLength={2_000}
            hint={t('content.plainWords')}
            error={faultOf('body')}
          />
        </FormLanguage>
        <div>
          <Button type="submit" look="primary" icon="send" isBusy={counting.isPending}>
            {t('content.send')}
          </Button>
        </div>
      </Fields>
      {counting.data !== undefined && (
        <ConfirmDialog
          title={t('content.sendSure', { count: counting.data.recipients })}
          action={t('content.send')}
          isBusy={sending.isPending}
          onConfirm={() => sending.mutate()}
          onCancel={() => counting.reset()}
        >
          <p>{t('content.sendMore')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
