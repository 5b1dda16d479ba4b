import type { VendorCalls } from '#contracts/generated/contracts.ts';
import { gainText, momentText, tookText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Mono } from '../log/log-page.styles.ts';
import type { LogColumn } from '../log/log-table.tsx';
import { Badge } from '../ui/badge.tsx';

/** A call of a vendor as the log has it. */
export type VendorCall = VendorCalls['list'][number];

/** Stands for what a call does not name. */
const NONE = '–';

export function CallTime({ of }: { readonly of: VendorCall }) {
  const { tag } = useDeskWords();
  return <Mono>{momentText(tag, of.receivedAt)}</Mono>;
}

export function CallAmount({ of }: { readonly of: VendorCall }) {
  const { tag } = useDeskWords();
  const { amount = null, currency = '' } = of.asked ?? {};
  return <>{amount === null ? NONE : gainText(tag, amount, currency)}</>;
}

export function CallTook({ of }: { readonly of: VendorCall }) {
  const { tag } = useDeskWords();
  return <>{tookText(tag, of.tookMs)}</>;
}

/** Only calls whose signature was good are in the log. */
export function CallSignature() {
  const { t } = useDeskWords();
  return (
    <Badge tone="ok" icon="shield-check">
      {t('vendors.valid')}
    </Badge>
  );
}

export function CallAnswer({ of }: { readonly of: VendorCall }) {
  const isGood = of.status < 300;
  return (
    <Badge tone={isGood ? 'ok' : of.status < 500 ? 'warn' : 'error'} icon={isGood ? 'check' : 'circle-alert'}>
      {of.status}
    </Badge>
  );
}

/** The columns of the log of vendors' calls (look of the desk, "Vendors"). */
export const callColumns: ReadonlyArray<LogColumn<VendorCall>> = [
  {
    ...{ label: 'log.time', narrow: 'lead' },
    cell: (call) => <CallTime of={call} />,
  },
  { label: 'vendors.call', narrow: 'below', cell: (call) => <span translate="no">{call.operation}</span> },
  { label: 'vendors.round', narrow: 'none', cell: (call) => <Mono>{call.asked?.roundId ?? NONE}</Mono> },
  {
    ...{ label: 'vendors.member', narrow: 'none' },
    cell: (call) => <span translate="no">{call.asked?.account ?? NONE}</span>,
  },
  { label: 'vendors.amount', narrow: 'end', isFigure: true, cell: (call) => <CallAmount of={call} /> },
  { label: 'vendors.signature', narrow: 'none', isWide: true, cell: () => <CallSignature /> },
  { label: 'vendors.answer', narrow: 'aside', cell: (call) => <CallAnswer of={call} /> },
  { label: 'vendors.took', narrow: 'none', isFigure: true, cell: (call) => <CallTook of={call} /> },
];
