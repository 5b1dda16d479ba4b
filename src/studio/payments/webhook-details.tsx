import type { StoredWebhook } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { Mono } from '../log/log-page.styles.ts';
import { OpenedEntry } from '../log/opened-entry.tsx';
import { Replay, type Replayed } from '../log/replay.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { OUTCOMES, WebhookOutcome } from './webhook-outcome.tsx';

interface WebhookDetailsProps {
  readonly siteId: string;
  readonly webhook: StoredWebhook;
  readonly mayReplay: boolean;
  readonly onReplayed: () => void;
}

/** Body and outcome of a webhook, with its replay. */
export function WebhookDetails({ siteId, webhook, mayReplay, onReplayed }: WebhookDetailsProps) {
  const t = useWords();
  const { provider, eventId, outcome, body } = webhook;
  const replay = async (): Promise<Replayed> => {
    const path = `/wps/operator/sites/${siteId}/webhooks/${provider}/${encodeURIComponent(eventId)}/replay` as const;
    const { outcome: now } = await send('POST', path, {});
    onReplayed();
    const text = { outcome: t(OUTCOMES[now].word), was: t(OUTCOMES[outcome].word) };
    if (now === outcome) return { tone: 'info', text: t('payments.replaySame', text) };
    return { tone: now === 'applied' ? 'ok' : 'warn', text: t('payments.replayOther', text) };
  };
  return (
    <OpenedEntry
      facts={[
        { label: 'payments.provider', value: <span translate="no">{provider}</span> },
        { label: 'payments.event', value: <Mono>{eventId}</Mono> },
        { label: 'payments.outcome', value: <WebhookOutcome of={outcome} /> },
      ]}
      texts={[
        { label: 'log.sent', text: body },
        { label: 'log.answered', text: JSON.stringify({ outcome }), note: <p>{t(OUTCOMES[outcome].meaning)}</p> },
      ]}
    >
      <Replay
        warning={t('payments.replayWarning')}
        onReplay={replay}
        disabledReason={mayReplay ? undefined : t('log.replayRole')}
      />
      <CopyButton text={`${provider} ${eventId}\n${body}\n`}>{t('log.copy')}</CopyButton>
    </OpenedEntry>
  );
}
