import type { ListedGameType } from '#contracts/generated/contracts.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';

/** The modal of a layout that plays a game. */
export const GAME_MODAL = 'game';

/** The target to start: a game, a vendor, or the only vendor of a category. */
export type StartWish =
  | GameWish
  | { readonly gameType: ListedGameType; readonly vassalage?: never; readonly mode?: never };

let kept: StartWish | null = null;

/** Keeps in mind what somebody wanted to start who has to sign in first. Only until the page is left. */
export function keepWish(wish: StartWish): void {
  kept = wish;
}

/** Returns the stored target and deletes it. */
export function takeWish(): StartWish | null {
  const wish = kept;
  kept = null;
  return wish;
}
