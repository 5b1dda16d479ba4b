import { useQuery } from '@tanstack/react-query';
import type { OperatorAccount, OperatorChange } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { read } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { operatorsPath, operatorsQuery } from './operators-query.ts';

const CHANGES: Readonly<Record<OperatorChange['what'], StudioWord>> = {
  added: 'operators.wasAdded',
  invited: 'operators.wasInvited',
  linkRenewed: 'operators.wasInvitedAgain',
  resetSent: 'operators.wasReset',
  linkUsed: 'operators.usedLink',
  disabled: 'operators.wasDisabled',
  enabled: 'operators.wasEnabled',
  rolesChanged: 'operators.gotRoles',
  passwordChanged: 'operators.changedPassword',
  authenticatorReplaced: 'operators.replacedAuthenticator',
  recoveryCodesRenewed: 'operators.renewedCodes',
};

interface OperatorHistoryProps {
  readonly operator: OperatorAccount;
  readonly onClose: () => void;
}

/** Who changed an account, and when. */
export function OperatorHistory({ operator: { operatorId, name }, onClose }: OperatorHistoryProps) {
  const { t, tag } = useDeskWords();
  const query = useQuery({
    queryKey: [...operatorsQuery.queryKey, operatorId, 'changes'],
    queryFn: async ({ signal }) => (await read(`${operatorsPath}/${operatorId}/changes`, signal)).changes,
  });
  const { data, isError } = query;
  return (
    <ConfirmDialog
      title={t('operators.historyOf', { name })}
      action={t('ui.close')}
      isBusy={false}
      onConfirm={onClose}
      onEscape={onClose}
    >
      {data === undefined ? (
        isError ? (
          <CallFailure title={t('operators.historyFailed')} why={t('desk.failedMore')} query={query} />
        ) : (
          <LoadingRows rows={3} />
        )
      ) : (
        <ul>
          {data.map(({ at, by, what }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never change places, and two may be alike.
            <li key={index}>
              {t(CHANGES[what])}
              <br />
              <small>{t('operators.changedBy', { time: timeText(tag, at), by })}</small>
            </li>
          ))}
          {data.length === 0 && <li>{t('operators.noHistory')}</li>}
        </ul>
      )}
    </ConfirmDialog>
  );
}
