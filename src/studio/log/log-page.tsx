import type { ReactNode } from 'react';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { Card, CardFoot, CardHead, Filters, Ground } from './log-page.styles.ts';

/** The state of a log's query. */
export interface ReadLog {
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  /** Present if older entries can be loaded. */
  readonly older?: { readonly hasMore: boolean; readonly isReading: boolean; readonly read: () => unknown };
  /** Whether new entries appear automatically. */
  readonly isLive?: boolean;
}

interface LogPageProps {
  readonly title: string;
  /** Explains which entries the log has. */
  readonly about: string;
  readonly log: ReadLog;
  /** How many entries are shown; undefined until the first answer. */
  readonly count: number | undefined;
  readonly filters?: ReactNode;
  /** Set where a filter hides entries: it shows all again. */
  readonly onClear?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The card of a log: filters, and entries or a loading, empty or failed state. */
export function LogPage({ title, about, log, count, filters, onClear, children }: LogPageProps) {
  const t = useWords();
  const { isError, older, isLive = false } = log;
  return (
    <Ground>
      <Card aria-label={title}>
        <CardHead>
          <div>
            <h2>{title}</h2>
            {isLive && !isError && (
              <Badge tone="ok" icon="activity">
                {t('log.live')}
              </Badge>
            )}
            <p>{about}</p>
          </div>
          {filters !== undefined && <Filters>{filters}</Filters>}
        </CardHead>
        {count === undefined ? (
          isError ? (
            <CallFailure title={t('log.failed')} why={t('log.failedMore')} query={log} />
          ) : (
            <LoadingRows />
          )
        ) : (
          <>
            {isError && <Notice tone="warn">{t('log.stale')}</Notice>}
            {count > 0 ? children : <NothingThere onClear={onClear} />}
            {older !== undefined && count > 0 && (
              <CardFoot>
                {older.hasMore ? (
                  <Button isBusy={older.isReading} onClick={() => void older.read()}>
                    {t('log.older')}
                  </Button>
                ) : (
                  t('log.end')
                )}
              </CardFoot>
            )}
          </>
        )}
      </Card>
    </Ground>
  );
}

function NothingThere({ onClear }: { readonly onClear: (() => void) | undefined }) {
  const t = useWords();
  if (onClear === undefined) return <EmptyState icon="scroll-text" title={t('log.empty')} hint={t('log.emptyMore')} />;
  const clear = <Button onClick={onClear}>{t('log.clear')}</Button>;
  return <EmptyState icon="search-x" title={t('log.noMatch')} hint={t('log.noMatchMore')} actions={clear} />;
}
