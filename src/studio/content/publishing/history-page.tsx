import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SiteRevision } from '#contracts/generated/contracts.ts';
import { CallFailure } from '#studio/calls/call-failure.tsx';
import { read, send } from '#studio/calls/desk-client.ts';
import { timeText } from '#studio/i18n/figures.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { sitesQuery } from '#studio/session/operator-session.ts';
import { Badge } from '#studio/ui/badge.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Card } from '#studio/ui/card.tsx';
import { ConfirmDialog } from '#studio/ui/confirm-dialog.tsx';
import { DataTable } from '#studio/ui/data-table.ts';
import { Page } from '#studio/ui/page.ts';
import { Pager } from '#studio/ui/pager.tsx';
import { LoadingRows } from '#studio/ui/skeleton.tsx';
import { TableHead } from '#studio/ui/table-head.tsx';
import { Head, RowEnd } from '../content.styles.ts';
import type { ContentProps } from '../content-props.ts';
import { contentKey } from '../draft.ts';
import { SavingFailure } from '../saving-failure.tsx';
import { DraftBar } from './draft-bar.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { usePreview } from './use-preview.ts';

const PAGE_SIZE = 20;

/** The revisions of a site, newest first: each can be looked at, and the site can go back to one that was published. */
export function HistoryPage(content: ContentProps) {
  const { site, publishLock } = content;
  const { t, tag } = useDeskWords();
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<number | null>(null);
  const preview = usePreview(site);
  const path = `/wps/operator/sites/${site.id}/revisions` as const;
  const query = useQuery({
    queryKey: [...contentKey(site.id), 'history', page] as const,
    queryFn: ({ signal }) => read(`${path}?pageNo=${page}&pageSize=${PAGE_SIZE}`, signal),
    placeholderData: keepPreviousData,
  });
  const { data, isError } = query;
  if (data === undefined)
    return isError ? (
      <CallFailure title={t('content.failed')} why={t('content.failedMore')} query={query} />
    ) : (
      <LoadingRows />
    );
  const { published } = data;
  const columns = [
    { label: t('content.revision') },
    { label: t('content.madeAt'), look: 'wide' as const },
    { label: t('content.origin'), look: 'wide' as const },
    { label: t('content.state') },
    { label: t('content.actions'), look: 'amount' as const },
  ];
  return (
    <Page>
      <Head>
        <h1>{t('content.history')}</h1>
      </Head>
      <DraftBar key={content.draft.revision} {...content} />
      <PreviewNotice preview={preview} />
      <Card isFlush>
        <DataTable aria-label={t('content.history')}>
          <TableHead columns={columns} />
          <tbody>
            {data.revisions.map((line) => {
              const { revision, createdAt, origin, publishedAt } = line;
              const isNow = revision === published?.revision;
              return (
                <tr key={revision}>
                  <td>
                    <b>{revision}</b>
                  </td>
                  <td className="wide">{timeText(tag, createdAt)}</td>
                  <td className="wide">{t(origin === 'push' ? 'content.fromOperator' : 'content.fromFiles')}</td>
                  <td>
                    <RevisionState line={line} isNow={isNow} />
                  </td>
                  <td className="amount">
                    <RowEnd>
                      <Button
                        size="small"
                        look="quiet"
                        icon="eye"
                        isBusy={preview.isPending && preview.variables === revision}
                        onClick={() => preview.mutate(revision)}
                      >
                        {t('content.preview')}
                      </Button>
                      {publishedAt !== null && !isNow && (
                        <Button
                          size="small"
                          icon="history"
                          disabledReason={publishLock}
                          onClick={() => setAsked(revision)}
                        >
                          {t('content.goBack')}
                        </Button>
                      )}
                    </RowEnd>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </DataTable>
        <Pager page={page} hasMore={page < data.totalPages} onPage={setPage} />
      </Card>
      {asked !== null && (
        <RollBackDialog {...content} revision={asked} over={published?.publication} onClose={() => setAsked(null)} />
      )}
    </Page>
  );
}

function RevisionState({ line, isNow }: { readonly line: SiteRevision; readonly isNow: boolean }) {
  const { t, tag } = useDeskWords();
  if (isNow)
    return (
      <Badge tone="ok" icon="circle-check">
        {t('content.published')}
      </Badge>
    );
  if (line.publishedAt === null) return <Badge tone="muted">{t('content.neverPublished')}</Badge>;
  return <span className="quiet">{t('content.publishedAt', { time: timeText(tag, line.publishedAt) })}</span>;
}

interface RollBackDialogProps extends ContentProps {
  readonly revision: number;
  /** The publication that the operator sees. */
  readonly over: number | undefined;
  readonly onClose: () => void;
}

function RollBackDialog({ site, revision, over, onClose }: RollBackDialogProps) {
  const { t } = useDeskWords();
  const client = useQueryClient();
  const going = useMutation({
    mutationFn: () =>
      send('POST', `/wps/operator/sites/${site.id}/rollback`, { revision, ...(over !== undefined && { over }) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: contentKey(site.id) });
      void client.invalidateQueries({ queryKey: sitesQuery.queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('content.goBackSure', { revision, site: site.name })}
      action={t('content.goBack')}
      isBusy={going.isPending}
      onConfirm={() => going.mutate()}
      onCancel={onClose}
    >
      <SavingFailure error={going.error} />
      <p>{t('content.goBackMore')}</p>
    </ConfirmDialog>
  );
}
