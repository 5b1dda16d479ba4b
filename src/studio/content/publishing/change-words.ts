import type { StudioWord } from '#words/generated/word-keys.ts';
import type { ChangeKind } from './what-changed.ts';

/** The words for each kind of change. */
export const changeWords: Readonly<Record<ChangeKind, StudioWord>> = {
  added: 'content.changeAdded',
  changed: 'content.changeChanged',
  removed: 'content.changeRemoved',
  moved: 'content.changeMoved',
};
