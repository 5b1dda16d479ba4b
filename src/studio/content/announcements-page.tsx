import type { AnnouncementEntry } from '#contracts/generated/contracts.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { IconName } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.ts';
import { TableHead } from '../ui/table-head.tsx';
import { type announcementKinds, audienceWord, type PeriodState, periodState } from './announcement-kinds.ts';
import { ButtonLink, EntryLink, Head } from './content.styles.ts';
import { type ContentProps, NEW_ENTRY } from './content-props.ts';
import type { ListEntry } from './document-list.ts';
import { ANNOUNCEMENTS, announcementsOf, languagesOf } from './draft.ts';
import { moved } from './list-moves.ts';
import { DraftBar } from './publishing/draft-bar.tsx';
import { RowActions } from './row-actions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { textIn } from './texts.ts';
import { useSaving } from './use-saving.ts';

interface AnnouncementsPageProps extends ContentProps {
  readonly look: (typeof announcementKinds)[number];
}

/** The announcements of a kind, as the draft has them, in their order. */
export function AnnouncementsPage({ look, ...content }: AnnouncementsPageProps) {
  const { site, draft, lock } = content;
  const { t, language } = useDeskWords();
  const saving = useSaving(draft);
  const all = announcementsOf(draft);
  const belongs = ({ value }: ListEntry<AnnouncementEntry>) => value.kind === look.kind;
  const shown = all.filter(belongs);
  const at = `/content/${site.id}/${look.view}`;
  const save = (entries: typeof all) => saving.mutate({ list: ANNOUNCEMENTS, entries });
  const said = [language, ...languagesOf(draft)];
  const columns = [
    { label: t('content.entryTitle') },
    { label: t('content.seenBy'), look: 'wide' as const },
    { label: t('content.period'), look: 'wide' as const },
    { label: t('content.state') },
    { label: t('content.actions'), look: 'amount' as const },
  ];
  return (
    <Page>
      <Head>
        <h1>{t(look.title)}</h1>
        {lock === undefined && (
          <ButtonLink to={`${at}/${NEW_ENTRY}`} $look="primary">
            {t('content.add', { what: t(look.one) })}
          </ButtonLink>
        )}
      </Head>
      <DraftBar {...content} />
      {lock !== undefined && (
        <Notice tone="muted" icon="lock">
          {lock}
        </Notice>
      )}
      <SavingFailure error={saving.error} />
      {shown.length === 0 ? (
        <Card isFlush>
          <EmptyState icon="megaphone" title={t('content.none')} hint={t('content.noneMore')} />
        </Card>
      ) : (
        <Card isFlush>
          <DataTable aria-label={t(look.title)}>
            <TableHead columns={lock === undefined ? columns : columns.slice(0, -1)} />
            <tbody>
              {shown.map((entry, place) => {
                const title = textIn(entry.value.title, said);
                return (
                  <tr key={entry.value.id}>
                    <td>
                      <EntryLink to={`${at}/${entry.value.id}`}>{title}</EntryLink>
                      <br />
                      <small translate="no">{entry.value.id}</small>
                    </td>
                    <td className="wide">{t(audienceWord(entry.value))}</td>
                    <td className="wide">
                      <Period {...entry.value} />
                    </td>
                    <td>
                      <State entry={entry.value} />
                    </td>
                    {lock === undefined && (
                      <td className="amount">
                        <RowActions
                          title={title}
                          isBusy={saving.isPending}
                          isFirst={place === 0}
                          isLast={place === shown.length - 1}
                          copyTo={`${at}/${NEW_ENTRY}?from=${entry.value.id}`}
                          onMove={(step) => save(moved(all, entry, step, belongs))}
                          onDelete={() => save(all.filter((one) => one !== entry))}
                        />
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </DataTable>
        </Card>
      )}
    </Page>
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
