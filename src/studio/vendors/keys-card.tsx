import { useState } from 'react';
import type { VendorIntegration, VendorKey } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { ReasonQuestion } from '../calls/reason-question.tsx';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { TableHead } from '../ui/table-head.tsx';
import { integrationsKey, integrationsPath } from './integration-queries.ts';

interface KeysCardProps {
  readonly siteId: string;
  readonly integration: VendorIntegration;
  /** Why the operator may change nothing; undefined where it may. */
  readonly lock: string | undefined;
}

/** The keys of an integration: since when, until when, and when the vendor last signed with each. */
export function KeysCard({ siteId, integration: { integrationId, keys }, lock }: KeysCardProps) {
  const { t, tag } = useDeskWords();
  const [ending, setEnding] = useState<VendorKey | null>(null);
  const untilOf = ({ validUntil }: VendorKey) =>
    validUntil === null ? t('integration.noEnd') : timeText(tag, validUntil);
  const isOnly = keys.filter(({ isValid }) => isValid).length < 2;
  return (
    <Card title={t('integration.keys')} isFlush>
      <DataTable>
        <caption className="visually-hidden">{t('integration.keys')}</caption>
        <TableHead
          columns={[
            { label: t('integration.key') },
            { label: t('integration.created'), look: 'wide' },
            { label: t('integration.lastUsed'), look: 'wide' },
            { label: t('integration.validUntil'), look: 'wide' },
            { label: t('vendors.state') },
            { label: t('integration.endKey'), look: 'amount' },
          ]}
        />
        <tbody>
          {keys.map((key) => (
            <tr key={key.keyId}>
              <td>{key.keyId}</td>
              <td className="wide">{timeText(tag, key.createdAt)}</td>
              <td className="wide">
                {key.lastUsedAt === null ? t('integration.never') : timeText(tag, key.lastUsedAt)}
              </td>
              <td className="wide">{untilOf(key)}</td>
              <td>
                <KeyState of={key} />
                {key.validUntil !== null && (
                  <small className="narrow">
                    <br />
                    {untilOf(key)}
                  </small>
                )}
              </td>
              <td className="amount">
                {key.isValid && (
                  <Button
                    size="small"
                    look="danger"
                    disabledReason={lock ?? (isOnly ? t('integration.onlyKey') : undefined)}
                    onClick={() => setEnding(key)}
                  >
                    {t('integration.endKey')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {ending !== null && (
        <ReasonQuestion
          changes={integrationsKey(siteId)}
          title={t('integration.endKey')}
          what={t('integration.endEffect', { number: ending.keyId })}
          look="danger"
          onClose={() => setEnding(null)}
          onSend={(reason) =>
            send('DELETE', `${integrationsPath(siteId)}/${integrationId}/keys/${ending.keyId}`, { reason })
          }
        />
      )}
    </Card>
  );
}

function KeyState({ of: { isValid, isSigning } }: { readonly of: VendorKey }) {
  const { t } = useDeskWords();
  if (!isValid) return <Badge tone="muted">{t('integration.ended')}</Badge>;
  return (
    <Badge tone="ok" icon={isSigning ? 'shield-check' : 'check'}>
      {t(isSigning ? 'integration.signs' : 'integration.valid')}
    </Badge>
  );
}
