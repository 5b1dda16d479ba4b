import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import type { OperatorRole } from '#contracts/generated/contracts.ts';
import { mayAct } from '#contracts/operator-roles.ts';
import type { PlaceProps } from '../app/place-props.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWords } from '../i18n/words.tsx';
import { PageHead } from '../ui/page-head.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { announcementKinds } from './announcement-kinds.ts';
import { AnnouncementsPage } from './announcements-page.tsx';
import type { ContentProps } from './content-props.ts';
import { announcementsOf, draftQuery, helpOf } from './draft.ts';
import { AnnouncementEditor } from './editor/announcement-editor.tsx';
import { HelpEditor } from './editor/help-editor.tsx';
import { HelpPage } from './help-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { HistoryPage } from './publishing/history-page.tsx';

/** What a site says to its visitors: announcements by kind, help, and how drafts of them are published. */
export function ContentPlace({ operator, site }: PlaceProps) {
  const t = useWords();
  const { view, entryId } = useParams();
  const may = (role: OperatorRole) => mayAct(operator.roles, role, site.id);
  const maySee = may('viewer');
  const query = useQuery({ ...draftQuery(site.id), enabled: maySee });
  const { data: draft, isError } = query;
  if (maySee && draft === undefined)
    return isError ? (
      <CallFailure title={t('content.failed')} why={t('content.failedMore')} query={query} />
    ) : (
      <LoadingRows />
    );
  const at = (name: string) => `/content/${site.id}/${name}`;
  const entries = draft === undefined ? [] : announcementsOf(draft);
  const ofDraft =
    draft === undefined
      ? []
      : [
          ...announcementKinds.map(({ kind, view: name, title }) => ({
            ...{ to: at(name), label: t(title) },
            count: entries.filter(({ value }) => value.kind === kind).length,
          })),
          { to: at('help'), label: t('content.help'), count: helpOf(draft).length },
          { to: at('history'), label: t('content.history') },
        ];
  const hasMessages = may('support') || may('auditor');
  const tabs = [...ofDraft, ...(hasMessages ? [{ to: at('messages'), label: t('content.messages') }] : [])];
  if (!tabs.some(({ to }) => to === at(view ?? ''))) return <Navigate to={tabs[0]?.to ?? '/'} replace />;
  const lock = may('translator') ? undefined : t('content.editorsOnly');
  const publishLock = may('publisher') ? undefined : t('content.publishersOnly');
  return (
    <>
      <PageHead>
        <Tabs label={t('content.title')} tabs={tabs} />
      </PageHead>
      {view === 'messages' && <MessagesPage key={site.id} site={site} maySend={may('support')} />}
      {view !== 'messages' && draft !== undefined && (
        <View key={`${site.id} ${view} ${entryId}`} {...{ site, draft, lock, publishLock, view, entryId }} />
      )}
    </>
  );
}

interface ViewProps extends ContentProps {
  readonly view: string | undefined;
  readonly entryId: string | undefined;
}

function View({ view, entryId, ...content }: ViewProps) {
  if (view === 'history') return <HistoryPage {...content} />;
  if (view === 'help')
    return entryId === undefined ? <HelpPage {...content} /> : <HelpEditor {...content} entryId={entryId} />;
  const look = announcementKinds.find((known) => known.view === view);
  if (look === undefined) return null;
  return entryId === undefined ? (
    <AnnouncementsPage {...content} look={look} />
  ) : (
    <AnnouncementEditor {...content} look={look} entryId={entryId} />
  );
}
