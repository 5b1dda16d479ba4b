import { useState } from 'react';
import type { VendorIntegration, VendorKeyMade } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { ReasonQuestion } from '../calls/reason-question.tsx';
import { dayText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { HealthCards } from './health-cards.tsx';
import { HistoryCard } from './history-card.tsx';
import { integrationsKey, integrationsPath } from './integration-queries.ts';
import { Cards, Head } from './integrations-page.styles.ts';
import { KeysCard } from './keys-card.tsx';
import { RotateKey } from './rotate-key.tsx';
import { SettingsCard } from './settings-card.tsx';

interface IntegrationDetailsProps {
  readonly siteId: string;
  readonly integration: VendorIntegration;
  /** Why the operator may change nothing; undefined where it may. */
  readonly lock: string | undefined;
  readonly onKeyMade: (made: VendorKeyMade) => void;
}

/** An integration: its state, how its calls go, its keys, settings and history. */
export function IntegrationDetails({ siteId, integration, lock, onKeyMade }: IntegrationDetailsProps) {
  const { t, tag } = useDeskWords();
  const [asked, setAsked] = useState<'rotate' | 'switch' | null>(null);
  const { integrationId, wallet, dialect, createdAt, isEnabled, keys } = integration;
  const isFull = keys.filter(({ isValid }) => isValid).length > 1;
  const close = () => setAsked(null);
  return (
    <>
      <Head>
        <div>
          <h2>
            <span translate="no">{integrationId}</span>
            <Badge tone={isEnabled ? 'ok' : 'error'} icon={isEnabled ? 'circle-check' : 'circle-pause'}>
              {t(isEnabled ? 'integration.on' : 'integration.off')}
            </Badge>
          </h2>
          <p>
            {t('integration.dayAbout', {
              wallet: t(wallet === 'seamless' ? 'integration.seamless' : 'integration.transfer'),
              ...{ dialect, day: dayText(tag, createdAt) },
            })}
          </p>
        </div>
        <span>
          <Button
            icon="key-round"
            disabledReason={lock ?? (isFull ? t('integration.twoKeys') : undefined)}
            onClick={() => setAsked('rotate')}
          >
            {t('integration.rotate')}
          </Button>
          <Button
            look={isEnabled ? 'danger' : 'primary'}
            icon={isEnabled ? 'circle-pause' : 'circle-play'}
            disabledReason={lock}
            onClick={() => setAsked('switch')}
          >
            {t(isEnabled ? 'integration.switchOff' : 'integration.switchOn')}
          </Button>
        </span>
      </Head>
      {!isEnabled && <Notice tone="warn">{t('integration.offNow')}</Notice>}
      <HealthCards {...{ siteId, integrationId }} />
      <KeysCard {...{ siteId, integration, lock }} />
      <Cards>
        <SettingsCard integration={integration} />
        <HistoryCard {...{ siteId, integrationId }} />
      </Cards>
      {asked === 'rotate' && <RotateKey {...{ siteId, integrationId, onMade: onKeyMade, onClose: close }} />}
      {asked === 'switch' && (
        <ReasonQuestion
          changes={integrationsKey(siteId)}
          title={t(isEnabled ? 'integration.switchOff' : 'integration.switchOn')}
          what={t(isEnabled ? 'integration.offEffect' : 'integration.onEffect')}
          {...(isEnabled && { look: 'danger' as const })}
          onClose={close}
          onSend={(reason) =>
            send('PUT', `${integrationsPath(siteId)}/${integrationId}/enabled`, { isEnabled: !isEnabled, reason })
          }
        />
      )}
    </>
  );
}
