import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DrawBalls, LotteryTicket } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useBetWords } from '#portal/forms/lottery-ticket/use-bet-words.ts';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { GROUP } from '../keys/use-group-keys.ts';
import { Panel } from '../lottery-desk.styles.ts';
import { betGroups } from '../types/bet-groups.ts';
import { Choices } from '../types/bet-tabs.styles.ts';
import { BetTabs } from '../types/bet-tabs.tsx';
import { Board } from './board.styles.ts';
import { ChoiceBoard } from './choice-board.tsx';
import { hitsOf } from './hits.ts';

interface BetBoardProps {
  readonly isPhone: boolean;
  /** Of the latest draw. */
  readonly result: DrawBalls | undefined;
  readonly tickets: readonly LotteryTicket[];
}

/** The bet types of the game in tabs, and the board of the one that is chosen. */
export function BetBoard({ isPhone, result, tickets }: BetBoardProps) {
  const t = useFormWords();
  const words = useBetWords();
  const { terms, state } = useBettingDesk();
  const panelId = useId();
  const groups = useMemo(() => betGroups(terms.betTypes), [terms.betTypes]);
  const [chosen, setChosen] = useState<{ readonly group: string; readonly id?: string } | null>(null);
  const group = groups.find((one) => one.group === chosen?.group) ?? groups[0];
  const choice = group?.choices.find(({ id }) => id === chosen?.id) ?? group?.choices[0];
  const hits = useMemo(() => hitsOf(tickets, result?.issue), [tickets, result?.issue]);
  const panel = useRef<HTMLDivElement>(null);
  const isClosed = state === 'closed';
  // The focus is not lost with the board that is locked under it.
  useEffect(() => {
    if (isClosed && panel.current?.contains(document.activeElement)) panel.current.focus();
  }, [isClosed]);
  if (!group || !choice) return <EmptyState icon="ticket" title={t('lottery.noTypes')} />;
  const [first] = choice.types;
  const how = first && words.how(first);
  return (
    <Panel>
      <BetTabs groups={groups} chosen={group.group} panelId={panelId} onChoose={(to) => setChosen({ group: to })} />
      <Board
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-label={words.group(group.group, first)}
        data-locked={isClosed || undefined}
        {...GROUP}
      >
        {group.choices.length > 1 && (
          <Choices>
            {group.choices.map(({ id, types: [type] }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === choice.id}
                onClick={() => setChosen({ group: group.group, id })}
              >
                {type && words.type(type)}
              </button>
            ))}
          </Choices>
        )}
        {how && <p>{how}</p>}
        <ChoiceBoard key={choice.id} choice={choice} isPhone={isPhone} isLocked={isClosed} hits={hits} />
      </Board>
    </Panel>
  );
}
