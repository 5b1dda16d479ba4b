import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { mayAct } from '#contracts/operator-roles.ts';
import type { PlaceProps } from '../app/place-props.ts';
import { useWords } from '../i18n/words.tsx';
import { PageHead } from '../ui/page-head.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { filtersIn } from './filters/queue-filters.ts';
import type { QueueKind } from './queue-kind.ts';
import { queueKindsOf } from './queue-kinds.ts';
import { QueuePage } from './queue-page.tsx';
import { useQueueCounts } from './use-queue.ts';
import { useViews } from './views/use-views.ts';
import { ViewsMenu } from './views/views-menu.tsx';

/** The queues of a site that an operator may see, a tab each. */
export function QueuesPlace({ operator, site }: PlaceProps) {
  const t = useWords();
  const { kind: key } = useParams();
  const [query] = useSearchParams();
  const kinds = queueKindsOf(operator, site.id);
  const kind = kinds.find((known) => known.key === key);
  const [first] = kinds;
  const { views, isPending } = useViews(site.id, kinds);
  if (kind === undefined && key === undefined) {
    if (isPending) return <LoadingRows />;
    const start = views.find(({ isStart }) => isStart);
    if (start !== undefined) return <Navigate to={start.address} replace />;
  }
  if (kind === undefined) return <Navigate to={`/queues/${site.id}/${first?.key}`} replace />;
  return (
    <>
      <PageHead>
        <h1 className="visually-hidden">{t('queue.title')}</h1>
        <KindTabs siteId={site.id} kinds={kinds} />
        <ViewsMenu {...{ siteId: site.id, kind, views, filters: filtersIn(query) }} />
      </PageHead>
      <QueuePage
        key={`${site.id} ${kind.key}`}
        {...{ siteId: site.id, kind, operator: operator.account }}
        mayDecide={mayAct(operator.roles, kind.role, site.id)}
      />
    </>
  );
}

function KindTabs({ siteId, kinds }: { readonly siteId: string; readonly kinds: readonly QueueKind[] }) {
  const t = useWords();
  const counts = useQueueCounts(siteId, kinds);
  const tabs = kinds.map((kind, index) => {
    const count = counts[index];
    return { to: `/queues/${siteId}/${kind.key}`, label: t(kind.label), ...(count !== undefined && { count }) };
  });
  return <Tabs label={t('queue.kinds')} tabs={tabs} />;
}
