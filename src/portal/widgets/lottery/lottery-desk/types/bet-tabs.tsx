import { type KeyboardEvent, useRef } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useBetWords } from '#portal/forms/lottery-ticket/use-bet-words.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { GROUP } from '../keys/use-group-keys.ts';
import type { BetGroup } from './bet-groups.ts';
import { Tabs } from './bet-tabs.styles.ts';

interface BetTabsProps {
  readonly groups: readonly BetGroup[];
  readonly chosen: string;
  /** Of the element that the tabs control. */
  readonly panelId: string;
  readonly onChoose: (group: string) => void;
}

/** The groups of bet types with what they pay. Arrows change the group. */
export function BetTabs({ groups, chosen, panelId, onChoose }: BetTabsProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const words = useBetWords();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = groups.findIndex(({ group }) => group === chosen);
    const next = (at + step + groups.length) % groups.length;
    onChoose(groups[next]?.group ?? chosen);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <Tabs ref={row} role="tablist" aria-label={t('lottery.types')} onKeyDown={onKeyDown} {...GROUP}>
      {groups.map(({ group, choices, odds, hasSeveralOdds }) => (
        <button
          key={group}
          type="button"
          role="tab"
          aria-selected={group === chosen}
          aria-controls={panelId}
          tabIndex={group === chosen ? 0 : -1}
          onClick={() => onChoose(group)}
        >
          <b>{words.group(group, choices[0]?.types[0])}</b>
          <span>
            {hasSeveralOdds ? t('lottery.paysUpTo', { odds: Number(odds) }) : say('draw.pays', { odds: Number(odds) })}
          </span>
        </button>
      ))}
    </Tabs>
  );
}
