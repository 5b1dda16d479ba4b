import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { type MemberKey, memberKey } from './member-queries.ts';

interface ReasonDialogProps {
  readonly member: MemberKey;
  readonly title: string;
  /** What will happen, as sentences. */
  readonly what: string;
  readonly button: string;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<void>;
}

/** Asks why something is done about a member, and does it. What is known of the member is read again then. */
export function ReasonDialog({ member, title, what, button, onClose, onSend }: ReasonDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: onSend,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: memberKey(member) });
      onClose();
    },
  });
  const submit = () => {
    if (reason.trim() === '') setMissing(true);
    else sending.mutate(reason.trim());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{what}</p>
      {sending.error !== null && <Notice tone="error">{sending.error.message}</Notice>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          label={t('member.reason')}
          value={reason}
          onWrite={(text) => {
            setReason(text);
            setMissing(false);
          }}
          maxLength={500}
          error={isMissing ? t('member.reasonNeeded') : undefined}
          autoFocus
        />
        <footer>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" look="primary" isBusy={sending.isPending}>
            {button}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
