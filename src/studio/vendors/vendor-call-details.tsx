import type { VendorCallReplayed } from '#contracts/generated/contracts.ts';
import { send } from '../calls/desk-client.ts';
import { type Say, useWords } from '../i18n/words.tsx';
import { Mono } from '../log/log-page.styles.ts';
import { OpenedEntry } from '../log/opened-entry.tsx';
import { inLines } from '../log/raw-text.ts';
import { Replay, type Replayed } from '../log/replay.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { CallSignature, CallTook, type VendorCall } from './vendor-call-columns.tsx';

interface VendorCallDetailsProps {
  readonly siteId: string;
  readonly call: VendorCall;
  readonly mayReplay: boolean;
}

/** Request and answer of a vendor's call, with its replay. */
export function VendorCallDetails({ siteId, call, mayReplay }: VendorCallDetailsProps) {
  const t = useWords();
  const { callId, integrationId, operation, request, status, answer, asked } = call;
  const replay = async () =>
    replayed(t, await send('POST', `/wps/operator/sites/${siteId}/vendor-calls/${callId}/replay`, {}));
  return (
    <OpenedEntry
      facts={[
        { label: 'vendors.vendor', value: <Mono>{integrationId}</Mono> },
        { label: 'vendors.member', value: <span translate="no">{asked?.account ?? t('vendors.unknown')}</span> },
        { label: 'vendors.round', value: <Mono>{asked?.roundId ?? t('vendors.none')}</Mono> },
        { label: 'vendors.signature', value: <CallSignature /> },
        { label: 'vendors.took', value: <CallTook of={call} /> },
      ]}
      texts={[
        { label: 'log.sent', text: request },
        { label: 'log.answered', text: answer },
      ]}
    >
      <Replay
        warning={t('vendors.replayWarning')}
        onReplay={replay}
        disabledReason={mayReplay ? undefined : t('log.replayRole')}
      />
      <CopyButton text={`POST ${operation}\n${inLines(request)}\n\n${status}\n${inLines(answer)}\n`}>
        {t('log.copy')}
      </CopyButton>
    </OpenedEntry>
  );
}

/** Compares the answer of a replay with that of the call. */
export function replayed(t: Say, { status, answer, wasStatus, wasAnswer }: VendorCallReplayed): Replayed {
  if (status === wasStatus && answer === wasAnswer) return { tone: 'ok', text: t('vendors.replaySame', { status }) };
  const text = t('vendors.replayOther', { status, was: wasStatus, answer });
  return { tone: status < 300 ? 'ok' : 'warn', text };
}
