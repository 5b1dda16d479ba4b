import type { ReactNode } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { DeskIcon } from './desk-icon.tsx';
import { Notice, OutlineButton, Stale } from './desk-states.styles.ts';
import { DeskFailure, DeskNoMatch } from './desk-states.tsx';
import { TableWaiting } from './table-waiting.tsx';

/** What a list needs of its query: `useQuery` and `useOwnQuery` answer it. */
export interface DeskAnswer<Value> {
  readonly data: Value | undefined;
  readonly error: unknown;
  /** When the last good answer came, in milliseconds since 1970. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

interface DeskListProps<Value> {
  readonly answer: DeskAnswer<Value>;
  readonly isEmpty: (data: Value) => boolean;
  /** Stands in place of a list of nothing, as a `DeskEmpty`. */
  readonly empty: ReactNode;
  /** What the filters ask for, and how all of them are taken away; absent while nothing is filtered. */
  readonly filter?: { readonly asked?: string; readonly onClear: () => void };
  /** The shape of the list while it is on its way; a table of two figures when absent. */
  readonly waiting?: ReactNode;
  readonly children: (data: Value) => ReactNode;
}

/**
 * A list in every state that it can be in: on its way, failed, forbidden, empty, without a match, there, and there but
 * stale. Each stands in the same box, so that nothing jumps.
 */
export function DeskList<Value>({ answer, isEmpty, empty, filter, waiting, children }: DeskListProps<Value>) {
  const { data, error } = answer;
  const retry = () => void answer.refetch();
  if (data === undefined) {
    if (error) return <DeskFailure error={error} onRetry={retry} />;
    return waiting ?? <TableWaiting />;
  }
  const content = !isEmpty(data) ? children(data) : filter ? <DeskNoMatch {...filter} /> : empty;
  if (!error) return content;
  return (
    <>
      <StaleNotice since={answer.dataUpdatedAt} onRetry={retry} />
      <Stale>{content}</Stale>
    </>
  );
}

function StaleNotice({ since, onRetry }: { readonly since: number; readonly onRetry: () => void }) {
  const t = useFormWords();
  const locale = useLocale();
  const { timeZone } = useSite().site;
  const clock = dateFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <Notice role="status">
      <DeskIcon name="wifi-off" size={18} stroke={2} />
      <div>
        <b>{t('desk.stale', { time: clock.format(since) })}</b>
        {t('desk.staleHint')}
      </div>
      <OutlineButton type="button" onClick={onRetry}>
        {t('desk.reconnect')}
      </OutlineButton>
    </Notice>
  );
}
