import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewIntegration, VendorIntegrations, VendorKeyMade } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { failureText } from '../calls/failure-text.ts';
import { useWords } from '../i18n/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { integrationsKey, integrationsPath } from './integration-queries.ts';
import { Checks } from './integrations-page.styles.ts';

type Settings = NewIntegration['settings'];

interface CreateIntegrationProps {
  readonly siteId: string;
  readonly offered: Pick<VendorIntegrations, 'vendors' | 'dialects'>;
  readonly onMade: (made: VendorKeyMade) => void;
  readonly onClose: () => void;
}

/** Whether a text is the address of a server. @param takesPath as a vendor's own server does. */
export function isServerAddress(text: string, takesPath: boolean): boolean {
  return (takesPath ? /^https?:\/\/[^?#\s]+$/ : /^https?:\/\/[^/?#\s]+$/).test(text);
}

/** Asks for a vendor and how the site works with it, and makes the integration. */
export function CreateIntegration({ siteId, offered, onMade, onClose }: CreateIntegrationProps) {
  const t = useWords();
  const client = useQueryClient();
  const { vendors, dialects } = offered;
  const [vendor, setVendor] = useState('');
  const [dialect, setDialect] = useState(dialects[0] ?? '');
  const [wallet, setWallet] = useState<NewIntegration['wallet']>('seamless');
  const [gameUrl, setGameUrl] = useState('');
  const [serverUrl, setServerUrl] = useState('');
  const [rollback, setRollback] = useState<Settings['overdrawnRollback']>('debt');
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(['requiresSession']));
  const [isTried, setTried] = useState(false);
  const creating = useMutation({
    mutationFn: (body: NewIntegration) => send('POST', integrationsPath(siteId), body),
    onSuccess: (made) => {
      onMade(made);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: integrationsKey(siteId) }),
  });
  const faults = {
    vendor: vendor === '' ? t('integration.chooseVendor') : undefined,
    gameUrl: isServerAddress(gameUrl, false) ? undefined : t('integration.urlFault'),
    serverUrl: serverFault(),
  };
  const shown = isTried ? faults : { vendor: undefined, gameUrl: undefined, serverUrl: undefined };
  function serverFault(): string | undefined {
    if (serverUrl === '') return wallet === 'transfer' ? t('integration.serverNeeded') : undefined;
    return isServerAddress(serverUrl, true) ? undefined : t('integration.urlFault');
  }
  const create = () => {
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    const settings: Settings = {
      ...{ gameUrl, ...(serverUrl !== '' && { serverUrl }), overdrawnRollback: rollback, limits: {} },
      requiresSession: checked.has('requiresSession'),
      allowedActions: (['bonus_win', 'adjust'] as const).filter((action) => checked.has(action)),
      ...(dialect === 'actions' && { requiresTimestamp: checked.has('requiresTimestamp') }),
      ...(wallet === 'transfer' && { holdsLimits: checked.has('holdsLimits') }),
    };
    creating.mutate({ vendor, dialect, wallet, settings });
  };
  const check = (name: string, label: string) => (
    <CheckField
      label={label}
      isChecked={checked.has(name)}
      onCheck={(isOn) => setChecked(new Set([...checked].filter((one) => one !== name).concat(isOn ? [name] : [])))}
    />
  );
  return (
    <ConfirmDialog
      title={t('integration.new')}
      action={t('integration.create')}
      isBusy={creating.isPending}
      disabledReason={vendors.length === 0 ? t('integration.allTaken') : undefined}
      onConfirm={create}
      onCancel={onClose}
    >
      {creating.error !== null && <Notice tone="error">{failureText(t, creating.error)}</Notice>}
      <SelectField label={t('vendors.vendor')} value={vendor} onChoose={setVendor} error={shown.vendor}>
        <option value="">–</option>
        {vendors.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label={t('integration.dialect')} value={dialect} onChoose={setDialect}>
        {dialects.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label={t('integration.wallet')} value={wallet} onChoose={setWallet}>
        <option value="seamless">{t('integration.seamless')}</option>
        <option value="transfer">{t('integration.transfer')}</option>
      </SelectField>
      <TextField
        {...{ label: t('integration.gameUrl'), value: gameUrl, onWrite: setGameUrl, error: shown.gameUrl }}
        {...{ type: 'url', maxLength: 200, spellCheck: false, autoComplete: 'off' }}
      />
      <TextField
        {...{ label: t('integration.serverUrl'), value: serverUrl, onWrite: setServerUrl, error: shown.serverUrl }}
        {...{ type: 'url', maxLength: 300, spellCheck: false, autoComplete: 'off', hint: t('integration.serverHint') }}
      />
      <SelectField label={t('integration.rollback')} value={rollback} onChoose={setRollback}>
        <option value="debt">{t('integration.debt')}</option>
        <option value="refuse">{t('integration.refuse')}</option>
      </SelectField>
      <Checks>
        {check('requiresSession', t('integration.requiresSession'))}
        {dialect === 'actions' && check('requiresTimestamp', t('integration.requiresTimestamp'))}
        {check('bonus_win', t('integration.bonusWin'))}
        {check('adjust', t('integration.adjust'))}
        {wallet === 'transfer' && check('holdsLimits', t('integration.holdsLimits'))}
      </Checks>
    </ConfirmDialog>
  );
}
