import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { type MemberKey, memberKey } from './member-queries.ts';

interface ReasonDialogProps {
  readonly member: MemberKey;
  readonly title: string;
  /** What will happen, as sentences. */
  readonly what: string;
  readonly button: string;
  readonly look?: ButtonLook;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<void>;
}

/** Asks why something is done about a member, and does it. What is known of the member is read again then. */
export function ReasonDialog({ member, title, what, button, look, onClose, onSend }: ReasonDialogProps) {
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
  const confirm = () => {
    if (reason.trim() === '') setMissing(true);
    else sending.mutate(reason.trim());
  };
  return (
    <ConfirmDialog
      title={title}
      action={button}
      {...(look && { look })}
      isBusy={sending.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{what}</p>
      {sending.error !== null && <Notice tone="error">{sending.error.message}</Notice>}
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
    </ConfirmDialog>
  );
}
