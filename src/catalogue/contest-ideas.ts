import type { ContestIdea } from './contest-games.ts';
import { adjectives } from './vocabulary/adjectives.ts';
import {
  cardGames,
  fishCreatures,
  fishHeads,
  lineGames,
  playerHeads,
  ringNames,
  tileGames,
} from './vocabulary/contest-games.ts';
import { type Lexeme, lexemeTable } from './vocabulary/lexeme.ts';
import {
  matchSports,
  occasions,
  raceSports,
  shooterGenres,
  simulationGenres,
  strategyGenres,
} from './vocabulary/sports.ts';
import { attributedPhrase, describedPhrase, ownedPhrase } from './vocabulary/translated-phrases.ts';

interface IdeaSetting {
  readonly theme: string;
  readonly gameClassify: string;
}

function owned(nouns: readonly Lexeme[], heads: readonly Lexeme[], setting: IdeaSetting): ContestIdea[] {
  return nouns.flatMap((noun) =>
    heads.map((head) => ({
      ...setting,
      name: `${noun.en} ${head.en}`,
      names: () => ownedPhrase(head, noun),
      hero: noun.hero,
    })),
  );
}

function attributed(nouns: readonly Lexeme[], heads: readonly Lexeme[], setting: IdeaSetting): ContestIdea[] {
  return nouns.flatMap((noun) =>
    heads.map((head) => ({
      ...setting,
      name: `${noun.en} ${head.en}`,
      names: () => attributedPhrase(head, noun),
      hero: noun.hero,
    })),
  );
}

function described(words: string, nouns: readonly Lexeme[], setting: IdeaSetting): ContestIdea[] {
  return words.split(' ').flatMap((word) => {
    const adjective = adjectives.get(word);
    if (adjective === undefined) throw new Error(`The vocabulary tables have no row for "${word}".`);
    return nouns.map((noun) => ({
      ...setting,
      name: `${word} ${noun.en}`,
      names: () => describedPhrase(adjective, noun),
      hero: noun.hero,
    }));
  });
}

/** Heads that announce a great beast instead of a shoal. */
const BOSS_HEADS = new Set(['Battle', 'Kingdom', 'Storm', 'Cannon']);

export const fishIdeas: readonly ContestIdea[] = [
  ...fishHeads.flatMap((head) =>
    owned(fishCreatures, [head], { theme: 'reef', gameClassify: BOSS_HEADS.has(head.en) ? 'BOSS_HUNT' : 'SEA_HUNT' }),
  ),
];

const ROOM_ADJECTIVES = 'Royal Golden Lucky Swift Legendary Imperial Diamond Midnight Turbo Silver';

function playerIdeasOf(games: readonly Lexeme[], theme: string, gameClassify: string): ContestIdea[] {
  return [
    ...owned(games, playerHeads, { theme, gameClassify }),
    ...described(ROOM_ADJECTIVES, games, { theme, gameClassify }),
  ];
}

export const playerIdeas: readonly ContestIdea[] = [
  ...playerIdeasOf(cardGames, 'classic', 'CARDS'),
  ...playerIdeasOf(tileGames, 'east', 'TILES'),
  ...playerIdeasOf(lineGames, 'luck', 'BOARD'),
];

export const sportsIdeas: readonly ContestIdea[] = [
  ...attributed(matchSports, occasions, { theme: 'sport', gameClassify: 'SPORTSBOOK' }),
  ...attributed(raceSports, occasions, { theme: 'sport', gameClassify: 'RACING' }),
  ...described('Virtual', [...matchSports, ...raceSports], { theme: 'sport', gameClassify: 'VIRTUAL' }),
];

export const esportsIdeas: readonly ContestIdea[] = [
  ...attributed(strategyGenres, occasions, { theme: 'cyber', gameClassify: 'STRATEGY' }),
  ...attributed(shooterGenres, occasions, { theme: 'cyber', gameClassify: 'SHOOTER' }),
  ...attributed(simulationGenres, occasions, { theme: 'cyber', gameClassify: 'SIMULATION' }),
];

const ringHeads = lexemeTable('Arena | la arena | a arena | Đấu Trường | ساحة');

export const cockfightIdeas: readonly ContestIdea[] = owned(ringNames, ringHeads, {
  theme: 'farm',
  gameClassify: 'ARENA',
}).map((idea) => ({ ...idea, hero: '*rooster' }));
