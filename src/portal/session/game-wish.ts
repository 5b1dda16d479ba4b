import type { Game, ListedGameType } from '#contracts/generated/contracts.ts';

/** The modal of a layout that plays a game. */
export const GAME_MODAL = 'game';

/** For money of the account, or for nothing. */
export type PlayMode = 'real' | 'trial';

/** A game, or a vendor as a whole. What is known of it beside its codes is shown until the gateway has told more. */
export interface GameWish extends Partial<Pick<Game, 'nodeId' | 'gameName' | 'vendorName' | 'iconUrl'>> {
  readonly vassalage: string;
  /** Left out where a vendor is started as a whole. */
  readonly gameCode?: string | undefined;
  readonly gameType?: ListedGameType | undefined;
  readonly mode?: PlayMode | undefined;
}

/** What somebody wants to start: a game, a vendor, or the only vendor of a category. */
export type StartWish =
  | GameWish
  | { readonly gameType: ListedGameType; readonly vassalage?: never; readonly mode?: never };

let kept: StartWish | null = null;

/** Keeps in mind what somebody wanted to start who has to sign in first. Only until the page is left. */
export function keepWish(wish: StartWish): void {
  kept = wish;
}

/** What was kept in mind; it is kept no longer. */
export function takeWish(): StartWish | null {
  const wish = kept;
  kept = null;
  return wish;
}
