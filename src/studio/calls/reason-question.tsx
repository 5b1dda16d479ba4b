import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { failureText } from './failure-text.ts';

export interface ReasonQuestionProps {
  /** The key of what changes: it is read again afterwards. */
  readonly changes: QueryKey;
  /** The action, which is also the label of the button. */
  readonly title: string;
  /** What will happen, as sentences. */
  readonly what: string;
  readonly look?: ButtonLook;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => Promise<unknown>;
  /** An error in `children`, as a sentence. Nothing is sent while there is one. */
  readonly fault?: string | undefined;
  /** Fields beside the reason. */
  readonly children?: ReactNode;
}

/** Asks for the reason of an action, performs it, and reads again what it changed. */
export function ReasonQuestion({ changes, title, what, look, onClose, onSend, fault, children }: ReasonQuestionProps) {
  const t = useWords();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: onSend,
    onSuccess: onClose,
    // Also after a failure: without an answer it may have happened.
    onSettled: () => client.invalidateQueries({ queryKey: changes }),
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
      {sending.error !== null && <Notice tone="error">{failureText(t, sending.error)}</Notice>}
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
