import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AllNotices, Bar, PauseControl, Ticker, Track } from './notice-bar.styles.ts';

/** The player notices as a ticker that pauses under the pointer, on focus and by its own control. */
export function NoticeBarView({ nodeId, allNotices, look = 'card' }: WidgetViewProps<'notice-bar'>) {
  const { t } = useWords();
  const { language } = useSite();
  const [isPaused, setPaused] = useState(false);
  const { data } = useQuery(announcementsQuery(language));
  const notices = data?.player ?? [];
  if (notices.length === 0) return null;
  return (
    <Bar $look={look} aria-label={t('notice.label')} data-node={nodeId} data-widget="notice-bar">
      <Icon name="megaphone" size={look === 'strip' ? 15 : 18} stroke={2} />
      {/* Without motion the notices are read by scrolling, which the keyboard does too. */}
      <Ticker tabIndex={0}>
        <Track $isPaused={isPaused}>
          <Notices notices={notices} />
          {/* The second run follows the first without a gap; it is there for the eye alone. */}
          <Notices notices={notices} isRepeat />
        </Track>
      </Ticker>
      <PauseControl
        type="button"
        $size={28}
        aria-label={t(isPaused ? 'action.play' : 'action.pause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={14} stroke={2} />
      </PauseControl>
      <AllNotices action={allNotices} aria-label={t('action.allNotices')}>
        <span>{t('action.allNotices')}</span>
        <Icon name="chevron-right" size={18} />
      </AllNotices>
    </Bar>
  );
}

function Notices({
  notices,
  isRepeat = false,
}: {
  readonly notices: readonly Announcement[];
  readonly isRepeat?: boolean;
}) {
  return (
    <ul aria-hidden={isRepeat}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <bdi>
            <b>{notice.title}</b> {notice.text}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
