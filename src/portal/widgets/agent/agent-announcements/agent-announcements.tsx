import { agentAnnouncementsQuery } from '#portal/data/desk/agent-announcements-query.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { CardHead, DeskCard } from '#portal/forms/desk/desk-card.styles.ts';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { HtmlProse } from '#portal/ui/html-prose/html-prose.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { AgentNotices } from './agent-announcements.styles.ts';

export function AgentAnnouncementsView({ nodeId }: WidgetViewProps<'agent-announcements'>) {
  return (
    <FormPlace
      nodeId={nodeId}
      widget="agent-announcements"
      voice="agent"
      waiting={<TableWaiting rows={3} figures={0} />}
    >
      <Announced />
    </FormPlace>
  );
}

/** What the site announces to its agents alone. */
function Announced() {
  const t = useFormWords();
  const { language } = useSite();
  const answer = useOwnQuery(agentAnnouncementsQuery(language));
  return (
    <DeskCard as="section" aria-label={t('announce.agents')}>
      <CardHead>
        <h2>{t('announce.agents')}</h2>
      </CardHead>
      <DeskList
        answer={answer}
        isEmpty={({ list }) => list.length === 0}
        empty={<DeskEmpty icon="megaphone" title={t('announce.none')} />}
        waiting={<TableWaiting rows={3} figures={0} />}
      >
        {({ list }) => (
          <AgentNotices>
            {list.map(({ id, title, content }) => (
              <li key={id}>
                <h3>
                  <bdi>{title}</bdi>
                </h3>
                <HtmlProse html={content} heading="h4" />
              </li>
            ))}
          </AgentNotices>
        )}
      </DeskList>
    </DeskCard>
  );
}
