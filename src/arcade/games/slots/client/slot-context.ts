import type { GameContext, GameVerbs } from '#arcade/client/game-context.ts';
import type { SlotSession } from '#arcade/game-api.ts';
import type { AutoplayChoice } from './playback/autoplay.ts';

/** State shared by all parts of an open slot. */
export type SlotContext = GameContext<SlotSession>;

/** Actions of a slot that its sheets may call. */
export interface SlotVerbs extends GameVerbs {
  autoplay(choice: AutoplayChoice): void;
}
