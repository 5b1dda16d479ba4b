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
import { displayNames } from './display-names.ts';

const title = displayNames(`
  RNG | Slots | Tragaperras | Slots | Nổ hũ | ماكينات | สล็อต | Slot | Machines à sous | スロット | 슬롯 | 电子游戏 | 電子遊戲
  LIVE | Live casino | Casino en vivo | Casino ao vivo | Casino trực tuyến | كازينو مباشر | คาสิโนสด | Kasino live | Casino en direct | ライブカジノ | 라이브 카지노 | 真人视讯 | 真人視訊
  SPORTS | Sports | Deportes | Desporto | Thể thao | الرياضة | กีฬา | Olahraga | Sports | スポーツ | 스포츠 | 体育 | 體育
  ESPORTS | E-sports | E-sports | E-sports | E-sports | الرياضات الإلكترونية | อีสปอร์ต | E-sport | E-sport | eスポーツ | e스포츠 | 电竞 | 電競
  FISH | Fishing | Pesca | Pesca | Bắn cá | صيد السمك | ยิงปลา | Tembak ikan | Pêche | フィッシング | 피싱게임 | 捕鱼 | 捕魚
  PVP | PVP cards | Cartas PVP | Cartas PVP | Game bài | ورق بين اللاعبين | เกมไพ่ PVP | Kartu PVP | Cartes PVP | 対戦カード | PVP 카드 | 棋牌 | 棋牌
  LOTT | Lottery | Lotería | Lotaria | Xổ số | اليانصيب | หวย | Togel | Loterie | 宝くじ | 복권 | 彩票 | 彩票
  ELOTT | Instant lottery | Lotería rápida | Lotaria rápida | Xổ số nhanh | يانصيب سريع | หวยเร็ว | Togel kilat | Loterie express | スピードくじ | 즉석복권 | 极速彩 | 極速彩
  COCKFIGHT | Cockfight | Pelea de gallos | Luta de galos | Đá gà | صراع الديوك | ไก่ชน | Sabung ayam | Combats de coqs | 闘鶏 | 투계 | 斗鸡 | 鬥雞
`);

const shortTitle = displayNames(`
  RNG | Slots | Tragaperras | Slots | Nổ hũ | ماكينات | สล็อต | Slot | Slots | スロット | 슬롯 | 电子 | 電子
  LIVE | Live | En vivo | Ao vivo | Casino | مباشر | สด | Live | En direct | ライブ | 라이브 | 真人 | 真人
  SPORTS | Sports | Deportes | Desporto | Thể thao | الرياضة | กีฬา | Olahraga | Sports | スポーツ | 스포츠 | 体育 | 體育
  ESPORTS | E-sports | E-sports | E-sports | E-sports | إلكترونية | อีสปอร์ต | E-sport | E-sport | eスポーツ | e스포츠 | 电竞 | 電競
  FISH | Fishing | Pesca | Pesca | Bắn cá | صيد السمك | ยิงปลา | Ikan | Pêche | フィッシング | 피싱 | 捕鱼 | 捕魚
  PVP | PVP | PVP | PVP | Game bài | ورق | ไพ่ | PVP | PVP | 対戦 | PVP | 棋牌 | 棋牌
  LOTT | Lottery | Lotería | Lotaria | Xổ số | اليانصيب | หวย | Togel | Loterie | 宝くじ | 복권 | 彩票 | 彩票
  ELOTT | Instant | Rápida | Rápida | Xổ số nhanh | سريع | หวยเร็ว | Kilat | Express | スピード | 즉석 | 极速彩 | 極速彩
  COCKFIGHT | Cockfight | Gallos | Galos | Đá gà | الديوك | ไก่ชน | Sabung | Coqs | 闘鶏 | 투계 | 斗鸡 | 鬥雞
`);

/**
 * The game menu's categories in server order. E-sports and cockfight follow sports as groups of their own
 * (specification, section 4, "Navigation and lobby"). A site offers some or all of them.
 */
export const gameCategories: readonly GameCategory[] = [
  {
    gameCategory: 'RNG',
    displayName: title('RNG'),
    shortName: shortTitle('RNG'),
    icon: 'cherry',
    gameTypes: ['RNG', 'JP', 'AC', 'TG', 'VP', 'SC'],
    classifies: rngClassifies,
  },
  {
    gameCategory: 'LIVE',
    displayName: title('LIVE'),
    shortName: shortTitle('LIVE'),
    icon: 'spade',
    gameTypes: ['LIVE'],
    classifies: liveClassifies,
  },
  {
    gameCategory: 'SPORTS',
    displayName: title('SPORTS'),
    shortName: shortTitle('SPORTS'),
    icon: 'trophy',
    gameTypes: ['SPORTS'],
    classifies: sportsClassifies,
  },
  {
    gameCategory: 'ESPORTS',
    displayName: title('ESPORTS'),
    shortName: shortTitle('ESPORTS'),
    icon: 'gamepad-2',
    gameTypes: ['ESPORTS'],
    classifies: esportsClassifies,
  },
  {
    gameCategory: 'FISH',
    displayName: title('FISH'),
    shortName: shortTitle('FISH'),
    icon: 'fish',
    gameTypes: ['FISH'],
    classifies: fishClassifies,
  },
  {
    gameCategory: 'PVP',
    displayName: title('PVP'),
    shortName: shortTitle('PVP'),
    icon: 'swords',
    gameTypes: ['PVP'],
    classifies: pvpClassifies,
  },
  {
    gameCategory: 'LOTT',
    displayName: title('LOTT'),
    shortName: shortTitle('LOTT'),
    icon: 'ticket',
    gameTypes: ['LF', 'SSC', 'LHC', 'PK10', '11X5'],
    classifies: lotteryClassifies,
  },
  {
    gameCategory: 'ELOTT',
    displayName: title('ELOTT'),
    shortName: shortTitle('ELOTT'),
    icon: 'tickets',
    gameTypes: ['SSC', 'LF', 'LHC', 'PK10', '11X5'],
    classifies: lotteryClassifies,
  },
  {
    gameCategory: 'COCKFIGHT',
    displayName: title('COCKFIGHT'),
    shortName: shortTitle('COCKFIGHT'),
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
