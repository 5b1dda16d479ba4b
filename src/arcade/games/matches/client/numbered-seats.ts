import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { Seat } from '../rules/match-rules.ts';

/** The seats of games whose players have no side of their own. */
export const numberedSeats = {
  seatName: (seat: Seat, { domino }: GameWords): string => (seat === 0 ? domino.first : domino.second),
  seatColour: ['#f3c65b', '#7fb4ff'],
} as const;
