import type { VendorIntegration } from '#contracts/generated/contracts.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Mono } from '../log/log-page.styles.ts';
import { Card } from '../ui/card.tsx';
import { FactList } from '../ui/fact-list.ts';

/** How a site works with a vendor. */
export function SettingsCard({ integration }: { readonly integration: VendorIntegration }) {
  const { t, tag } = useDeskWords();
  const { settings, dialect, wallet, reconciledUntil } = integration;
  const { gameUrl, serverUrl, overdrawnRollback, allowedActions } = settings;
  const yesNo = (is: boolean | undefined) => t(is === true ? 'integration.yes' : 'integration.no');
  const facts = [
    [t('integration.gameUrl'), <Mono key="value">{gameUrl}</Mono>],
    [t('integration.serverUrl'), <Mono key="value">{serverUrl ?? '–'}</Mono>],
    [t('integration.requiresSession'), yesNo(settings.requiresSession)],
    ...(dialect === 'actions'
      ? [[t('integration.requiresTimestamp'), yesNo(settings.requiresTimestamp)] as const]
      : []),
    ...(wallet === 'transfer' ? [[t('integration.holdsLimits'), yesNo(settings.holdsLimits)] as const] : []),
    [t('integration.rollback'), t(overdrawnRollback === 'debt' ? 'integration.debt' : 'integration.refuse')],
    [t('integration.bonusWin'), yesNo(allowedActions.includes('bonus_win'))],
    [t('integration.adjust'), yesNo(allowedActions.includes('adjust'))],
    [t('integration.reconciled'), reconciledUntil === null ? t('integration.notYet') : timeText(tag, reconciledUntil)],
  ] as const;
  return (
    <Card title={t('integration.settings')}>
      <FactList>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </Card>
  );
}
