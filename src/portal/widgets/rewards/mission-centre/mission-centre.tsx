import { useState } from 'react';
import type { MissionPart } from '#contracts/generated/contracts.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { BoardCard } from './board-card.tsx';
import { Columns, Page, Tabs } from './mission-centre.styles.ts';
import { MissionLists } from './mission-lists.tsx';

const ALL_PARTS: readonly MissionPart[] = ['missions', 'board'];
const TAB_WORDS = { missions: 'mission.tab', board: 'mission.board' } as const;

export function MissionCentreView({ nodeId, title, parts = [...ALL_PARTS] }: WidgetViewProps<'mission-centre'>) {
  const words = useWords();
  return (
    <FormPlace nodeId={nodeId} widget="mission-centre" voice="account" waiting={<WaitingLines />}>
      <Page>
        <h1>{words.text(title)}</h1>
        <Parts parts={parts} />
      </Page>
    </FormPlace>
  );
}

function Parts({ parts }: { readonly parts: readonly MissionPart[] }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { session } = useSite();
  const requireAccount = useRequireAccount();
  const [chosen, setChosen] = useState<MissionPart | undefined>(parts[0]);
  if (session === 'guest' || session === 'trial')
    return (
      <EmptyState
        icon="user"
        title={t('reward.trueAccount')}
        hint={t('reward.trueAccountHint')}
        action={{ label: say(session === 'guest' ? 'action.login' : 'action.register'), onClick: requireAccount }}
      />
    );
  const shown = { missions: <MissionLists />, board: <BoardCard /> };
  return (
    <>
      {parts.length > 1 && (
        <Tabs>
          {parts.map((part) => (
            <button key={part} type="button" aria-pressed={part === chosen} onClick={() => setChosen(part)}>
              {t(TAB_WORDS[part])}
            </button>
          ))}
        </Tabs>
      )}
      <Columns $count={parts.length}>
        {parts.map((part) => (
          <div key={part} data-is-chosen={part === chosen}>
            {shown[part]}
          </div>
        ))}
      </Columns>
    </>
  );
}
