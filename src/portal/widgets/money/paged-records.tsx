import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { WithFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import { Files, Head, Records, RecordsCard } from './records.styles.ts';

/** A page of records as the gateway answers it. */
interface RecordsPage {
  readonly list: readonly object[];
  readonly totalPages: number;
  readonly totalCount: number;
}

interface PagedRecordsProps<Page extends RecordsPage, Key extends QueryKey> {
  readonly queryOf: (page: {
    readonly pageNo: number;
    readonly pageSize: number;
  }) => UseQueryOptions<Page, Error, Page, Key>;
  readonly pageSize: number;
  /** The address of the list, which also answers all of it as a file. */
  readonly path: string;
  /** The way to all of them, above the latest alone; undefined where these are all. */
  readonly all: Action | undefined;
  readonly words: { readonly label: string; readonly recent: string; readonly none: string; readonly noneHint: string };
  readonly children: (rows: Page['list'], isDimmed: boolean) => ReactNode;
}

/** A member's records in pages and as a file, or the latest alone with the way to all. */
export function PagedRecords<Page extends RecordsPage, Key extends QueryKey>({
  queryOf,
  pageSize,
  path,
  all,
  words,
  children,
}: PagedRecordsProps<Page, Key>) {
  const { t: say } = useWords();
  const [pageNo, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...queryOf({ pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const turnTo = (to: number): void => {
    setPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={5} />;
  if (data.totalCount === 0) return <EmptyState icon="receipt-text" title={words.none} hint={words.noneHint} />;
  return (
    <Records ref={top} tabIndex={-1} aria-label={words.label} aria-busy={isPlaceholderData}>
      {!all && (
        <Files>
          <WithFormWords voice="records" waiting={null}>
            <RecordDownloads path={path} />
          </WithFormWords>
        </Files>
      )}
      <RecordsCard>
        {all && (
          <Head>
            <h2>{words.recent}</h2>
            {data.totalPages > 1 && <ActionControl action={all}>{say('action.viewAll')}</ActionControl>}
          </Head>
        )}
        {children(data.list, isPlaceholderData)}
      </RecordsCard>
      {!all && data.totalPages > 1 && (
        <nav aria-label={say('lobby.pages')}>
          <Pager page={pageNo} total={data.totalCount} pageSize={pageSize} way={{ onPage: turnTo }} />
        </nav>
      )}
    </Records>
  );
}
