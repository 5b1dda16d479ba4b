import { useQuery } from '@tanstack/react-query';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/session/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Notices } from './notice-list.styles.ts';

export function NoticeListView({ nodeId }: WidgetViewProps<'notice-list'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { data } = useQuery(announcementsQuery(language));
  const notices = data?.player ?? [];
  if (notices.length === 0) return <EmptyState icon="megaphone" title={t('notice.none')} />;
  return (
    <Notices data-node={nodeId} data-widget="notice-list">
      {notices.map((notice) => (
        <li key={notice.id}>
          <h3>{notice.title}</h3>
          <p>{notice.content}</p>
        </li>
      ))}
    </Notices>
  );
}
