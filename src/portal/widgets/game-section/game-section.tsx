import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/session/chosen-game-type.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ChosenSection } from './chosen-section.tsx';
import { sectionMode } from './game-section-data.ts';
import { RowSection } from './row-section.tsx';

/** A titled row of games on the home page, or all of its category when that is the chosen one. */
export function GameSectionView(props: WidgetViewProps<'game-section'>) {
  const { text } = useWords();
  const mode = sectionMode(props, useChosenGameType());
  if (mode === 'absent') return null;
  const title = text(props.title);
  return mode === 'chosen' ? <ChosenSection {...props} label={title} /> : <RowSection {...props} label={title} />;
}
