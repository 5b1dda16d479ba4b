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

/**
 * The game menu's categories in server order. E-sports and cockfight follow sports as groups of their own
 * (specification, section 4, "Navigation and lobby"). A site offers some or all of them.
 */
export const gameCategories: readonly GameCategory[] = [
  {
    gameCategory: 'RNG',
    displayName: { EN: 'Slots', ES: 'Tragaperras', PT: 'Slots', VI: 'Nổ hũ', AR: 'ماكينات' },
    shortName: { EN: 'Slots', ES: 'Tragaperras', PT: 'Slots', VI: 'Nổ hũ', AR: 'ماكينات' },
    icon: 'cherry',
    gameTypes: ['RNG', 'JP', 'AC', 'TG', 'VP', 'SC'],
    classifies: rngClassifies,
  },
  {
    gameCategory: 'LIVE',
    displayName: {
      EN: 'Live casino',
      ES: 'Casino en vivo',
      PT: 'Casino ao vivo',
      VI: 'Casino trực tuyến',
      AR: 'كازينو مباشر',
    },
    shortName: { EN: 'Live', ES: 'En vivo', PT: 'Ao vivo', VI: 'Casino', AR: 'مباشر' },
    icon: 'spade',
    gameTypes: ['LIVE'],
    classifies: liveClassifies,
  },
  {
    gameCategory: 'SPORTS',
    displayName: { EN: 'Sports', ES: 'Deportes', PT: 'Desporto', VI: 'Thể thao', AR: 'الرياضة' },
    shortName: { EN: 'Sports', ES: 'Deportes', PT: 'Desporto', VI: 'Thể thao', AR: 'الرياضة' },
    icon: 'trophy',
    gameTypes: ['SPORTS'],
    classifies: sportsClassifies,
  },
  {
    gameCategory: 'ESPORTS',
    displayName: { EN: 'E-sports', ES: 'E-sports', PT: 'E-sports', VI: 'E-sports', AR: 'الرياضات الإلكترونية' },
    shortName: { EN: 'E-sports', ES: 'E-sports', PT: 'E-sports', VI: 'E-sports', AR: 'إلكترونية' },
    icon: 'gamepad-2',
    gameTypes: ['ESPORTS'],
    classifies: esportsClassifies,
  },
  {
    gameCategory: 'FISH',
    displayName: { EN: 'Fishing', ES: 'Pesca', PT: 'Pesca', VI: 'Bắn cá', AR: 'صيد السمك' },
    shortName: { EN: 'Fishing', ES: 'Pesca', PT: 'Pesca', VI: 'Bắn cá', AR: 'صيد السمك' },
    icon: 'fish',
    gameTypes: ['FISH'],
    classifies: fishClassifies,
  },
  {
    gameCategory: 'PVP',
    displayName: { EN: 'PVP cards', ES: 'Cartas PVP', PT: 'Cartas PVP', VI: 'Game bài', AR: 'ورق بين اللاعبين' },
    shortName: { EN: 'PVP', ES: 'PVP', PT: 'PVP', VI: 'Game bài', AR: 'ورق' },
    icon: 'swords',
    gameTypes: ['PVP'],
    classifies: pvpClassifies,
  },
  {
    gameCategory: 'LOTT',
    displayName: { EN: 'Lottery', ES: 'Lotería', PT: 'Lotaria', VI: 'Xổ số', AR: 'اليانصيب' },
    shortName: { EN: 'Lottery', ES: 'Lotería', PT: 'Lotaria', VI: 'Xổ số', AR: 'اليانصيب' },
    icon: 'ticket',
    gameTypes: ['LF', 'SSC', 'LHC', 'PK10', '11X5'],
    classifies: lotteryClassifies,
  },
  {
    gameCategory: 'ELOTT',
    displayName: {
      EN: 'Instant lottery',
      ES: 'Lotería rápida',
      PT: 'Lotaria rápida',
      VI: 'Xổ số nhanh',
      AR: 'يانصيب سريع',
    },
    shortName: { EN: 'Instant', ES: 'Rápida', PT: 'Rápida', VI: 'Xổ số nhanh', AR: 'سريع' },
    icon: 'tickets',
    gameTypes: ['SSC', 'LF', 'LHC', 'PK10', '11X5'],
    classifies: lotteryClassifies,
  },
  {
    gameCategory: 'COCKFIGHT',
    displayName: { EN: 'Cockfight', ES: 'Pelea de gallos', PT: 'Luta de galos', VI: 'Đá gà', AR: 'صراع الديوك' },
    shortName: { EN: 'Cockfight', ES: 'Gallos', PT: 'Galos', VI: 'Đá gà', AR: 'الديوك' },
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
