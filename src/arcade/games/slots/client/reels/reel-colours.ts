import type { GameColours } from '#arcade/game-art-api.ts';

/** A colour of the game with a share of transparency, for canvas gradients. */
export function faded(colour: string, opacity: number): string {
  const share = Math.round(opacity * 255);
  return `${colour}${share.toString(16).padStart(2, '0')}`;
}

/** The light that runs through lines, frames of winning cells and plates, whatever the game's own metal is. */
export const WIN_LIGHT = '#ffd45c';

/** The colours of a game that the painter needs. */
export type ReelColours = Pick<GameColours, 'ink' | 'deep' | 'dark' | 'mid' | 'glow' | 'rim'>;
