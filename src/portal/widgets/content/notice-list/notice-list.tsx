import { useQuery } from '@tanstack/react-query';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { failureWords } from '#portal/data/failure-words.ts';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { HtmlProse } from '#portal/ui/html-prose/html-prose.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Notices } from './notice-list.styles.ts';

export function NoticeListView({ nodeId, look = 'plain' }: WidgetViewProps<'notice-list'>) {
  const { t } = useWords();
  const { language } = useSite();
  const close = useModalClose();
  const { data, isPending, isLoadingError, error, refetch } = useQuery(announcementsQuery(language));
  const notices = data?.player ?? [];
  // A page has its own title above, a modal the page's and its own.
  const Title = look === 'card' ? 'h2' : 'h3';
  return (
    <div data-node={nodeId} data-widget="notice-list">
      {isPending && <WaitingLines />}
      {isLoadingError && (
        <EmptyState
          icon="radio"
          title={failureWords(error, t)}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      )}
      {data && notices.length === 0 && <EmptyState icon="megaphone" title={t('notice.none')} />}
      {notices.length > 0 && (
        <Notices $isCard={look === 'card'}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <Title>{notice.title}</Title>
              <HtmlProse html={notice.content} heading={look === 'card' ? 'h3' : 'h4'} onLeave={close} />
            </li>
          ))}
        </Notices>
      )}
    </div>
  );
}
