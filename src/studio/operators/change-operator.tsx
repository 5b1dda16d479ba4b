import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorAccount, OperatorGrant, OperatorLink, OperatorSite } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { operatorsPath, operatorsQuery } from './operators-query.ts';
import { RolesField } from './roles-field.tsx';

/** A change that an admin asks for. */
export type OperatorQuestion = 'roles' | 'link' | 'disable' | 'enable';

interface ChangeOperatorProps {
  readonly question: OperatorQuestion;
  readonly operator: OperatorAccount;
  readonly sites: readonly OperatorSite[];
  /** Called with the link that was made. */
  readonly onMade: (made: OperatorLink) => void;
  readonly onClose: () => void;
}

/** Asks once before an account changes, and changes it. */
export function ChangeOperator({ question, operator, sites, onMade, onClose }: ChangeOperatorProps) {
  const t = useWords();
  const client = useQueryClient();
  const { operatorId, name, link } = operator;
  const [roles, setRoles] = useState<readonly OperatorGrant[]>(operator.roles);
  const path = `${operatorsPath}/${operatorId}` as const;
  const changing = useMutation({
    mutationFn: async (): Promise<OperatorLink | null> => {
      if (question === 'link') return send('POST', `${path}/link`, {});
      if (question === 'roles') await send('PUT', `${path}/roles`, { roles: [...roles] });
      else await send('POST', `${path}/${question}`, {});
      return null;
    },
    onSuccess: async (made) => {
      if (made !== null) onMade(made);
      onClose();
      await client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
    },
  });
  const isReset = question === 'link' && link?.purpose !== 'invitation';
  const asked = {
    roles: { title: t('operators.rolesOf', { name }), action: t('operators.save'), what: t('operators.rolesMore') },
    link: {
      title: isReset ? t('operators.resetOf', { name }) : t('operators.againTo', { name }),
      action: t('operators.makeLink'),
      what: isReset ? t('operators.resetMore') : t('operators.againMore'),
    },
    disable: {
      title: t('operators.disableOf', { name }),
      action: t('operators.disable'),
      what: t('operators.disableMore'),
    },
    enable: {
      title: t('operators.enableOf', { name }),
      action: t('operators.enable'),
      what: t('operators.enableMore'),
    },
  }[question];
  const look: ButtonLook = question === 'disable' || isReset ? 'danger' : 'primary';
  return (
    <ConfirmDialog
      {...{ title: asked.title, action: asked.action, look, isBusy: changing.isPending }}
      onConfirm={() => changing.mutate()}
      onCancel={onClose}
    >
      <p>{asked.what}</p>
      {changing.error !== null && <Notice tone="error">{changing.error.message}</Notice>}
      {question === 'roles' && <RolesField sites={sites} roles={roles} onChange={setRoles} />}
    </ConfirmDialog>
  );
}
