import type { GameCategory } from './catalogue-types.ts';
import {
  cockfightClassifies,
  esportsClassifies,
  fishClassifies,
  liveClassifies,
  lotteryClassifies,
  pvpClassifies,
  rngClassifies,
  sportsClassifies,
} from './classifies.ts';
import { displayName } from './display-names.ts';

/**
 * The game menu's categories in server order. E-sports and cockfight follow sports as groups of their own
 * (specification, section 4, "Navigation and lobby"). A site offers some or all of them.
 */
export const gameCategories: readonly GameCategory[] = [
  {
    gameCategory: 'RNG',
    displayName: displayName('category.RNG'),
    shortName: displayName('categoryShort.RNG'),
    icon: 'cherry',
    gameTypes: ['RNG', 'JP', 'AC', 'TG', 'VP', 'SC'],
    classifies: rngClassifies,
  },
  {
    gameCategory: 'LIVE',
    displayName: displayName('category.LIVE'),
    shortName: displayName('categoryShort.LIVE'),
    icon: 'spade',
    gameTypes: ['LIVE'],
    classifies: liveClassifies,
  },
  {
    gameCategory: 'SPORTS',
    displayName: displayName('category.SPORTS'),
    shortName: displayName('categoryShort.SPORTS'),
    icon: 'trophy',
    gameTypes: ['SPORTS'],
    classifies: sportsClassifies,
  },
  {
    gameCategory: 'ESPORTS',
    displayName: displayName('category.ESPORTS'),
    shortName: displayName('categoryShort.ESPORTS'),
    icon: 'gamepad-2',
    gameTypes: ['ESPORTS'],
    classifies: esportsClassifies,
  },
  {
    gameCategory: 'FISH',
    displayName: displayName('category.FISH'),
    shortName: displayName('categoryShort.FISH'),
    icon: 'fish',
    gameTypes: ['FISH'],
    classifies: fishClassifies,
  },
  {
    gameCategory: 'PVP',
    displayName: displayName('category.PVP'),
    shortName: displayName('categoryShort.PVP'),
    icon: 'swords',
    gameTypes: ['PVP'],
    classifies: pvpClassifies,
  },
  {
    gameCategory: 'LOTT',
    displayName: displayName('category.LOTT'),
    shortName: displayName('categoryShort.LOTT'),
    icon: 'ticket',
    gameTypes: ['LF', 'SSC', 'LHC', 'PK10', '11X5'],
    classifies: lotteryClassifies,
  },
  {
    gameCategory: 'ELOTT',
    displayName: displayName('category.ELOTT'),
    shortName: displayName('categoryShort.ELOTT'),
    icon: 'tickets',
    gameTypes: ['SSC', 'LF', 'LHC', 'PK10', '11X5'],
    classifies: lotteryClassifies,
  },
  {
    gameCategory: 'COCKFIGHT',
    displayName: displayName('category.COCKFIGHT'),
    shortName: displayName('categoryShort.COCKFIGHT'),
    icon: 'bird',
    gameTypes: ['COCKFIGHT'],
    classifies: cockfightClassifies,
  },
];

/**
 * The type under which a language lists a game. The specification (section 9) knows a type BG in language TY only:
 * there the table games of classify BOARD are BG, board games; everywhere else they are TG. No game disappears.
 */
export function listedGameType(
  game: { readonly gameType: string; readonly gameClassify: string },
  language: string,
): string {
  return language === 'TY' && game.gameType === 'TG' && game.gameClassify === 'BOARD' ? 'BG' : game.gameType;
}
