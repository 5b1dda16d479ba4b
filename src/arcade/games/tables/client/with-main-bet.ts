import type { Chips } from './use-chips.ts';

/** Chips of a game whose other places need a bet on the main one. Taking that back takes the others back as well. */
export function withMainBet(chips: Chips, main: string): Chips {
  const hasMain = (chips.bets[main] ?? 0) > 0;
  return {
    ...chips,
    press(places) {
      if (hasMain || [places].flat().includes(main)) chips.press(places);
    },
    lift(places) {
      if ([places].flat().includes(main)) chips.clear();
      else chips.lift(places);
    },
  };
}
