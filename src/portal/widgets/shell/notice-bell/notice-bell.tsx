import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Bell } from './notice-bell.styles.ts';
import { useUnseenNotices } from './seen-notices.ts';

/** A badge with more digits would hide the bell. */
const MOST = 99;

/** Opens the notices, and tells how many of them are new. */
export function NoticeBellView({ nodeId, allNotices }: WidgetViewProps<'notice-bell'>) {
  const { t, number } = useWords();
  const { language } = useSite();
  const { data } = useQuery(announcementsQuery(language));
  const ids = useMemo(() => (data?.player ?? []).map(({ id }) => id), [data]);
  const { count, markSeen } = useUnseenNotices(ids);
  return (
    <Bell
      action={allNotices}
      aria-label={count ? t('notice.unread', { count }) : t('notice.title')}
      onDone={markSeen}
      data-node={nodeId}
      data-widget="notice-bell"
    >
      <Icon name="bell" />
      {count ? <span aria-hidden="true">{count > MOST ? `${number(MOST)}+` : number(count)}</span> : null}
    </Bell>
  );
}
