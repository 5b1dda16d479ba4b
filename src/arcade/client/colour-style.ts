import type { GameColours } from '../game-art-api.ts';

/** Colours of the game as custom properties: set through the object model, which the page's policy allows. */
export function colourStyle(colours: GameColours): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  );
}
