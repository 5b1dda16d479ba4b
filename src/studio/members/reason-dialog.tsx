import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { type MemberKey, memberKey } from './member-queries.ts';

interface ReasonDialogProps {
  readonly member: MemberKey;
  /** What is done; its button says the same. */
  readonly title: string;
  /** What will happen, as sentences. */
  readonly what: string;
  readonly look?: ButtonLook;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<unknown>;
  /** What is wrong with the fields beside the reason, as a sentence; nothing is sent meanwhile. */
  readonly fault?: string | undefined;
  /** Fields beside the reason. */
  readonly children?: ReactNode;
}

/** Asks why something is done about a member, and does it. What is known of the member is read again then. */
export function ReasonDialog({ member, title, what, look, onClose, onSend, fault, children }: ReasonDialogProps) {
  const t = useWords();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: onSend,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: memberKey(member) });
      onClose();
    },
  });
  const confirm = () => {
    setTried(true);
    if (reason.trim() !== '' && fault === undefined) sending.mutate(reason.trim());
  };
  return (
    <ConfirmDialog
      title={title}
      action={title}
      {...(look && { look })}
      isBusy={sending.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{what}</p>
      {sending.error !== null && <Notice tone="error">{sending.error.message}</Notice>}
      {children}
      {isTried && fault !== undefined && <Notice tone="error">{fault}</Notice>}
      <TextArea
        label={t('member.reason')}
        value={reason}
        onWrite={setReason}
        maxLength={500}
        error={isTried && reason.trim() === '' ? t('member.reasonNeeded') : undefined}
        autoFocus
      />
    </ConfirmDialog>
  );
}
