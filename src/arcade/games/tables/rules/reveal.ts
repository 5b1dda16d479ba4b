import type { Choice } from '#arcade/games/game-rules.ts';

/** The last choice of every round at a live table with choices. The table makes it; a player cannot. */
export const REVEAL: Choice = { reveal: true };

export function isReveal({ reveal }: Choice): boolean {
  return reveal === true;
}

/** The choices before the reveal, and whether it was made. */
export function beforeReveal(choices: readonly Choice[]): {
  readonly made: readonly Choice[];
  readonly isRevealed: boolean;
} {
  const made = choices.filter((choice) => !isReveal(choice));
  return { made, isRevealed: made.length < choices.length };
}
