import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InviteOperator, OperatorGrant, OperatorLink, OperatorSite } from '#contracts/generated/contracts.ts';
import { CallRefused, send } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { operatorsQuery } from './operators-query.ts';
import { RolesField } from './roles-field.tsx';

const ACCOUNT = /^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$/;

interface InviteOperatorProps {
  readonly sites: readonly OperatorSite[];
  readonly onMade: (made: OperatorLink) => void;
  readonly onClose: () => void;
}

/** Asks who is invited and with which roles. No password is asked for: the invited person chooses it. */
export function InviteOperatorDialog({ sites, onMade, onClose }: InviteOperatorProps) {
  const t = useWords();
  const client = useQueryClient();
  const [account, setAccount] = useState('');
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly OperatorGrant[]>([]);
  const [isTried, setTried] = useState(false);
  const inviting = useMutation({
    mutationFn: (body: InviteOperator) => send('POST', '/wps/operator/operators/invitations', body),
    onSuccess: async (made) => {
      onMade(made);
      onClose();
      await client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
    },
  });
  const isTaken = inviting.error instanceof CallRefused && inviting.error.code === 'account_taken';
  const wrong = {
    account: ACCOUNT.test(account.trim()) ? undefined : t('operators.accountFault'),
    name: name.trim() === '' ? t('operators.nameMissing') : undefined,
  };
  const invite = () => {
    setTried(true);
    if (wrong.account === undefined && wrong.name === undefined)
      inviting.mutate({ account: account.trim(), name: name.trim(), roles: [...roles] });
  };
  return (
    <ConfirmDialog
      title={t('operators.invite')}
      action={t('operators.makeLink')}
      isBusy={inviting.isPending}
      onConfirm={invite}
      onCancel={onClose}
    >
      <p>{t('operators.inviteMore')}</p>
      {inviting.error !== null && !isTaken && <Notice tone="error">{inviting.error.message}</Notice>}
      <TextField
        {...{ label: t('signIn.account'), value: account, onWrite: setAccount, maxLength: 32, autoFocus: true }}
        {...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        error={isTaken ? inviting.error?.message : isTried ? wrong.account : undefined}
      />
      <TextField
        {...{ label: t('operators.name'), value: name, onWrite: setName, maxLength: 60, autoComplete: 'off' }}
        error={isTried ? wrong.name : undefined}
      />
      <RolesField sites={sites} roles={roles} onChange={setRoles} />
    </ConfirmDialog>
  );
}
