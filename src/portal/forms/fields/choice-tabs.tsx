import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius } from '#portal/theme/tokens.ts';

const Tabs = styled.div`
  display: flex;
  gap: 4px;
  padding: 4px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  box-shadow: inset 0 0 0 1px ${color.line};
  button {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 0;
    min-height: 40px;
    padding: 4px 8px;
    border-radius: calc(${radius.m} - 4px);
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    color: ${color.tx2};
    transition: background ${motion.fast}, color ${motion.fast};
    &:hover { color: ${color.tx}; }
    &[aria-selected='true'] { background: ${color.surf3}; color: ${color.tx}; }
    svg { flex: none; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

export interface ChoiceTab<Choice extends string> {
  readonly choice: Choice;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoiceTabsProps<Choice extends string> {
  readonly label: string;
  readonly tabs: ReadonlyArray<ChoiceTab<Choice>>;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  /** The id of the element that the tabs control. */
  readonly panelId: string;
}

/** Two or three ways to the same end, one of which is shown. Arrows change it. Nothing where there is no choice. */
export function ChoiceTabs<Choice extends string>(props: ChoiceTabsProps<Choice>) {
  const { label, tabs, chosen, onChoose, panelId } = props;
  if (tabs.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ choice }) => choice === chosen);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChoose(tab.choice);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Tabs role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.choice}
          type="button"
          role="tab"
          aria-selected={tab.choice === chosen}
          aria-controls={panelId}
          tabIndex={tab.choice === chosen ? 0 : -1}
          onClick={() => onChoose(tab.choice)}
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </Tabs>
  );
}
