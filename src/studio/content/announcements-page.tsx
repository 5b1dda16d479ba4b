import type { AnnouncementEntry } from '#contracts/generated/contracts.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon.tsx';
import { type announcementKinds, audienceWord, type PeriodState, periodState } from './announcement-kinds.ts';
import type { ContentProps } from './content-props.ts';
import { ANNOUNCEMENTS, announcementsOf } from './draft.ts';
import { EntriesPage } from './entries-page.tsx';

interface AnnouncementsPageProps extends ContentProps {
  readonly look: (typeof announcementKinds)[number];
}

/** The announcements of a kind, as the draft has them, in their order. */
export function AnnouncementsPage({ look: { kind, view, title, one }, ...content }: AnnouncementsPageProps) {
  const { t } = useDeskWords();
  return (
    <EntriesPage
      {...{ content, title, one, view, list: ANNOUNCEMENTS, mayCopy: true }}
      all={announcementsOf(content.draft)}
      belongs={(entry) => entry.kind === kind}
      idOf={({ id }) => id}
      columns={[
        { label: 'content.seenBy', look: 'wide', cell: (entry) => t(audienceWord(entry)) },
        { label: 'content.period', look: 'wide', cell: (entry) => <Period {...entry} /> },
        { label: 'content.state', cell: (entry) => <State entry={entry} /> },
      ]}
    />
  );
}

function Period({ from, until }: Pick<AnnouncementEntry, 'from' | 'until'>) {
  const { t, tag } = useDeskWords();
  if (from === undefined && until === undefined) return <span className="quiet">{t('content.always')}</span>;
  return (
    <>
      {from !== undefined && t('content.fromTime', { time: timeText(tag, from) })}
      {from !== undefined && until !== undefined && <br />}
      {until !== undefined && t('content.untilTime', { time: timeText(tag, until) })}
    </>
  );
}

const states = {
  running: { tone: 'ok', icon: 'circle-check', word: 'content.running' },
  planned: { tone: 'primary', icon: 'clock', word: 'content.planned' },
  over: { tone: 'muted', icon: 'x', word: 'content.over' },
} as const satisfies Readonly<Record<PeriodState, { icon: IconName; tone: string; word: string }>>;

function State({ entry }: { readonly entry: AnnouncementEntry }) {
  const { t } = useDeskWords();
  const { tone, icon, word } = states[periodState(entry, Date.now())];
  return (
    <Badge tone={tone} icon={icon}>
      {t(word)}
    </Badge>
  );
}
