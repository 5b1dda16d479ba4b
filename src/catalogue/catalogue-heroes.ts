import type { Hero } from '#art/heroes/hero.ts';
import { cardGames, fishCreatures, lineGames, tileGames } from './vocabulary/contest-games.ts';
import type { Lexeme } from './vocabulary/lexeme.ts';
import { drawPatrons } from './vocabulary/lottery-names.ts';
import { boardGames, tableGames, videoPokerGames } from './vocabulary/side-games.ts';
import { matchSports, raceSports, shooterGenres, simulationGenres, strategyGenres } from './vocabulary/sports.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';

const tables: readonly (readonly Lexeme[])[] = [
  ...vocabularies.map(({ figures }) => figures),
  tableGames,
  boardGames,
  videoPokerGames,
  fishCreatures,
  cardGames,
  tileGames,
  lineGames,
  matchSports,
  raceSports,
  strategyGenres,
  shooterGenres,
  simulationGenres,
  drawPatrons,
];

/** Heroes of lotteries and of cards that open a list. */
const FURTHER =
  '*ticket *admission-tickets *racing-car *glowing-star *crown queen-crown jewel-crown *ring *tropical-fish shark-jaws *octopus seahorse manta-ray *lobster *whale *joker card-ace-spades poker-hand card-king-hearts *mahjong-red-dragon card-joker domino-tiles *trophy *soccer-ball *basketball *joystick *rooster rooster'.split(
    ' ',
  );

/** Reads `*name` as a colour object, `name` as a glyph. */
export function heroOf(mark: string): Hero {
  return mark.startsWith('*') ? { set: 'object', name: mark.slice(1) } : { set: 'glyph', name: mark };
}

/** Every icon that the catalogue would like on a tile. Where the art lacks one, it draws another of the theme. */
export function catalogueHeroes(): readonly Hero[] {
  const marks = new Set([...tables.flatMap((table) => table.flatMap(({ hero }) => hero ?? [])), ...FURTHER]);
  return [...marks].sort().map(heroOf);
}
