import { useState } from 'react';
import { read } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { LogPage } from '../log/log-page.tsx';
import { LogTable } from '../log/log-table.tsx';
import { useLog } from '../log/use-log.ts';
import { useLogAddress } from '../log/use-log-address.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { callColumns, type VendorCall } from './vendor-call-columns.tsx';
import { VendorCallDetails } from './vendor-call-details.tsx';

const PAGE_SIZE = 50;
/** Statuses that the wallet answers with, besides 200. */
const STATUSES = ['200', '400', '403', '404', '409', '422', '500'];
const idOf = ({ callId }: VendorCall): string => callId;

interface VendorCallsPageProps {
  readonly siteId: string;
  readonly mayReplay: boolean;
}

/** The log of game vendors' calls to the wallet (look of the desk, "Vendors"). */
export function VendorCallsPage({ siteId, mayReplay }: VendorCallsPageProps) {
  const t = useWords();
  const { openId, open, filter, setFilter, clear } = useLogAddress();
  const [integrations, setIntegrations] = useState<readonly string[]>([]);
  const [integration, status, from, to] = [filter('integration'), filter('status'), filter('from'), filter('to')];
  const query = new URLSearchParams({
    ...(integration !== '' && { integration }),
    ...(status !== '' && { status }),
    ...(from !== '' && { from: momentOf(from) }),
    ...(to !== '' && { to: momentOf(to) }),
  });
  const { rows, log } = useLog<VendorCall>({
    ...{ key: ['vendor-calls', siteId, query.toString()], idOf, isHeld: openId !== null },
    async read(before, signal) {
      const page = new URLSearchParams({ ...Object.fromEntries(query), pageSize: String(PAGE_SIZE) });
      if (before !== null) page.set('before', before);
      const answer = await read(`/wps/operator/sites/${siteId}/vendor-calls?${page.toString()}`, signal);
      setIntegrations(answer.integrations);
      return { rows: answer.list, next: answer.hasMore ? (answer.list.at(-1)?.callId ?? null) : null };
    },
  });
  const names = integration === '' || integrations.includes(integration) ? integrations : [integration];
  return (
    <LogPage
      title={t('vendors.calls')}
      about={t('vendors.callsAbout')}
      log={log}
      count={rows?.length}
      onClear={query.size > 0 ? clear : undefined}
      filters={
        <>
          <SelectField
            label={t('vendors.vendor')}
            value={integration}
            onChoose={(value) => setFilter('integration', value)}
          >
            <option value="">{t('log.all')}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <SelectField label={t('vendors.answer')} value={status} onChoose={(value) => setFilter('status', value)}>
            <option value="">{t('log.all')}</option>
            {STATUSES.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </SelectField>
          <TextField
            {...{ type: 'datetime-local', label: t('log.from'), value: from }}
            onWrite={(value) => setFilter('from', value)}
          />
          <TextField
            {...{ type: 'datetime-local', label: t('log.to'), value: to }}
            onWrite={(value) => setFilter('to', value)}
          />
        </>
      }
    >
      <LogTable
        {...{ label: t('vendors.calls'), columns: callColumns, rows: rows ?? [], idOf, openId, onOpen: open }}
        details={(call) => <VendorCallDetails {...{ siteId, call, mayReplay }} />}
      />
    </LogPage>
  );
}

/** A time of the operator's clock as the gateway takes it. */
function momentOf(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? local : at.toISOString();
}
