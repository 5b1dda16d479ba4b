import type { MatchKind } from './match-api.ts';

/** Games that are no slots, each a folder in `games/`. */
export type RoundGameKind =
  | MatchKind
  | 'sportsbook'
  | 'videoPoker'
  | 'scratch'
  | 'coin'
  | 'plinko'
  | 'crash'
  | 'mines'
  | 'roulette'
  | 'baccarat'
  | 'sicBo'
  | 'andarBahar'
  | 'dragonTiger'
  | 'teenPatti'
  | 'craps'
  | 'blackjack'
  | 'wheel'
  | 'boule'
  | 'fanTan'
  | 'hiLo'
  | 'redDog'
  | 'keno'
  | 'pokDeng'
  | 'faro'
  | 'bingo'
  | 'pontoon'
  | 'studPoker'
  | 'paiGow'
  | 'rummy'
  | 'casinoHoldem';
