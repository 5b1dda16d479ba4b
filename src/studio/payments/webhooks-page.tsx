import { useQueryClient } from '@tanstack/react-query';
import type { StoredWebhook, StoredWebhookOutcome } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { read } from '../calls/desk-client.ts';
import { momentText } from '../i18n/figures.ts';
import { useDeskWords, useWords } from '../i18n/words.tsx';
import { Mono } from '../log/log-page.styles.ts';
import { LogPage } from '../log/log-page.tsx';
import { type LogColumn, LogTable } from '../log/log-table.tsx';
import { useLog } from '../log/use-log.ts';
import { useLogAddress } from '../log/use-log-address.ts';
import { SelectField } from '../ui/select-field.tsx';
import { WebhookDetails } from './webhook-details.tsx';
import { OUTCOMES, WebhookOutcome } from './webhook-outcome.tsx';

const PAGE_SIZE = 50;
const idOf = ({ provider, eventId }: StoredWebhook): string => `${provider}/${eventId}`;
const isOutcome = (text: string): text is StoredWebhookOutcome => Object.hasOwn(OUTCOMES, text);

const columns: ReadonlyArray<LogColumn<StoredWebhook>> = [
  { label: 'log.time', narrow: 'lead', cell: (webhook) => <ReceivedAt of={webhook} /> },
  { label: 'payments.provider', narrow: 'end', cell: ({ provider }) => <span translate="no">{provider}</span> },
  { label: 'payments.event', narrow: 'below', cell: ({ eventId }) => <Mono>{eventId}</Mono> },
  { label: 'payments.outcome', narrow: 'aside', cell: ({ outcome }) => <WebhookOutcome of={outcome} /> },
];

/** The log of payment providers' webhooks. */
export function WebhooksPage({ siteId, mayReplay }: { readonly siteId: string; readonly mayReplay: boolean }) {
  const t = useWords();
  const client = useQueryClient();
  const { openId, open, filter, setFilter, clear } = useLogAddress();
  const asked = filter('outcome');
  const outcome = isOutcome(asked) ? asked : '';
  const key = ['webhooks', siteId];
  const { rows, log } = useLog<StoredWebhook>({
    ...{ key: [...key, outcome], idOf, isHeld: openId !== null },
    async read(pageNo, signal) {
      const page = new URLSearchParams({ pageNo: pageNo ?? '1', pageSize: String(PAGE_SIZE) });
      if (outcome !== '') page.set('outcome', outcome);
      const answer = await read(`/wps/operator/sites/${siteId}/webhooks?${page.toString()}`, signal);
      const no = Number(pageNo ?? 1);
      return { rows: answer.list, next: no < answer.totalPages ? String(no + 1) : null };
    },
  });
  const words: ReadonlyArray<readonly [string, StudioWord]> = Object.entries(OUTCOMES).map(([name, { word }]) => [
    name,
    word,
  ]);
  return (
    <LogPage
      title={t('payments.webhooks')}
      about={t('payments.about')}
      log={log}
      count={rows?.length}
      onClear={outcome === '' ? undefined : clear}
      filters={
        <SelectField label={t('payments.outcome')} value={outcome} onChoose={(value) => setFilter('outcome', value)}>
          <option value="">{t('log.all')}</option>
          {words.map(([name, word]) => (
            <option key={name} value={name}>
              {t(word)}
            </option>
          ))}
        </SelectField>
      }
    >
      <LogTable
        {...{ label: t('payments.webhooks'), columns, rows: rows ?? [], idOf, openId, onOpen: open }}
        details={(webhook) => (
          <WebhookDetails
            {...{ siteId, webhook, mayReplay }}
            onReplayed={() => void client.invalidateQueries({ queryKey: key })}
          />
        )}
      />
    </LogPage>
  );
}

function ReceivedAt({ of }: { readonly of: StoredWebhook }) {
  const { tag } = useDeskWords();
  return <Mono>{momentText(tag, of.receivedAt)}</Mono>;
}
