import { type CompleteLanguage, completeLanguages } from '#contracts/languages.ts';
import type { GameCategoryCode, GameType, TranslatedNames } from './catalogue-types.ts';
import { fixedArt, type GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { vendors } from './studios.ts';

type CardPhrase = Readonly<Record<CompleteLanguage, (vendor: string) => string>>;

const collection: CardPhrase = {
  EN: (vendor) => `${vendor} Collection`,
  ES: (vendor) => `Colección ${vendor}`,
  PT: (vendor) => `Coleção ${vendor}`,
  VI: (vendor) => `Bộ Sưu Tập ${vendor}`,
  AR: (vendor) => `مجموعة ${vendor}`,
  TH: (vendor) => `คอลเลกชัน ${vendor}`,
  ID: (vendor) => `Koleksi ${vendor}`,
  FR: (vendor) => `Collection ${vendor}`,
  JA: (vendor) => `${vendor} コレクション`,
  KO: (vendor) => `${vendor} 컬렉션`,
  CN: (vendor) => `${vendor} 精选`,
  TW: (vendor) => `${vendor} 精選`,
};

const classics: CardPhrase = {
  EN: (vendor) => `${vendor} Classics`,
  ES: (vendor) => `Clásicos ${vendor}`,
  PT: (vendor) => `Clássicos ${vendor}`,
  VI: (vendor) => `${vendor} Cổ Điển`,
  AR: (vendor) => `كلاسيكيات ${vendor}`,
  TH: (vendor) => `${vendor} คลาสสิก`,
  ID: (vendor) => `Klasik ${vendor}`,
  FR: (vendor) => `Classiques ${vendor}`,
  JA: (vendor) => `${vendor} クラシック`,
  KO: (vendor) => `${vendor} 클래식`,
  CN: (vendor) => `${vendor} 经典`,
  TW: (vendor) => `${vendor} 經典`,
};

const jackpots: CardPhrase = {
  EN: (vendor) => `${vendor} Jackpots`,
  ES: (vendor) => `Botes ${vendor}`,
  PT: (vendor) => `Jackpots ${vendor}`,
  VI: (vendor) => `Nổ Hũ ${vendor}`,
  AR: (vendor) => `جوائز ${vendor} الكبرى`,
  TH: (vendor) => `แจ็กพอต ${vendor}`,
  ID: (vendor) => `Jackpot ${vendor}`,
  FR: (vendor) => `Jackpots ${vendor}`,
  JA: (vendor) => `${vendor} ジャックポット`,
  KO: (vendor) => `${vendor} 잭팟`,
  CN: (vendor) => `${vendor} 累积奖池`,
  TW: (vendor) => `${vendor} 累積獎金`,
};

const fishing: CardPhrase = {
  EN: (vendor) => `${vendor} Fishing`,
  ES: (vendor) => `Pesca ${vendor}`,
  PT: (vendor) => `Pesca ${vendor}`,
  VI: (vendor) => `Bắn Cá ${vendor}`,
  AR: (vendor) => `صيد السمك مع ${vendor}`,
  TH: (vendor) => `ยิงปลา ${vendor}`,
  ID: (vendor) => `Tembak Ikan ${vendor}`,
  FR: (vendor) => `Pêche ${vendor}`,
  JA: (vendor) => `${vendor} フィッシング`,
  KO: (vendor) => `${vendor} 피싱`,
  CN: (vendor) => `${vendor} 捕鱼`,
  TW: (vendor) => `${vendor} 捕魚`,
};

const cardRoom: CardPhrase = {
  EN: (vendor) => `${vendor} Card Room`,
  ES: (vendor) => `Sala de cartas ${vendor}`,
  PT: (vendor) => `Sala de cartas ${vendor}`,
  VI: (vendor) => `Phòng Bài ${vendor}`,
  AR: (vendor) => `غرفة ورق ${vendor}`,
  TH: (vendor) => `ห้องไพ่ ${vendor}`,
  ID: (vendor) => `Ruang Kartu ${vendor}`,
  FR: (vendor) => `Salle de cartes ${vendor}`,
  JA: (vendor) => `${vendor} カードルーム`,
  KO: (vendor) => `${vendor} 카드룸`,
  CN: (vendor) => `${vendor} 棋牌室`,
  TW: (vendor) => `${vendor} 棋牌室`,
};

const sportsbook: CardPhrase = {
  EN: (vendor) => `${vendor} Sportsbook`,
  ES: (vendor) => `Deportes ${vendor}`,
  PT: (vendor) => `Desporto ${vendor}`,
  VI: (vendor) => `Thể Thao ${vendor}`,
  AR: (vendor) => `رياضات ${vendor}`,
  TH: (vendor) => `กีฬา ${vendor}`,
  ID: (vendor) => `Olahraga ${vendor}`,
  FR: (vendor) => `Paris sportifs ${vendor}`,
  JA: (vendor) => `${vendor} スポーツ`,
  KO: (vendor) => `${vendor} 스포츠`,
  CN: (vendor) => `${vendor} 体育`,
  TW: (vendor) => `${vendor} 體育`,
};

const arenas: CardPhrase = {
  EN: (vendor) => `${vendor} Arenas`,
  ES: (vendor) => `Arenas ${vendor}`,
  PT: (vendor) => `Arenas ${vendor}`,
  VI: (vendor) => `Đấu Trường ${vendor}`,
  AR: (vendor) => `ساحات ${vendor}`,
  TH: (vendor) => `สนามไก่ชน ${vendor}`,
  ID: (vendor) => `Arena ${vendor}`,
  FR: (vendor) => `Arènes ${vendor}`,
  JA: (vendor) => `${vendor} 闘鶏場`,
  KO: (vendor) => `${vendor} 투계장`,
  CN: (vendor) => `${vendor} 斗鸡场`,
  TW: (vendor) => `${vendor} 鬥雞場`,
};

interface CardRow {
  readonly vassalages: string;
  readonly gameType: GameType & GameCategoryCode;
  readonly gameClassify: string;
  readonly phrase: CardPhrase;
  readonly theme: string;
  /**
   * One per vendor, so that cards of one kind don't look alike; the last serves the rest. Without one the theme
   * chooses.
   */
  readonly heroes: string | null;
}

/** A card opens the list of its vendor's games of the card's own type and classify. */
const cards: readonly CardRow[] = [
  {
    vassalages: 'PG EG2 KY TTG',
    gameType: 'RNG',
    gameClassify: 'VIDEO',
    phrase: collection,
    theme: 'magic',
    heroes: null,
  },
  {
    vassalages: 'PT BBIN AG WS',
    gameType: 'RNG',
    gameClassify: 'CLASSIC',
    phrase: classics,
    theme: 'classic',
    heroes: null,
  },
  {
    vassalages: 'JDB MG CQ9 PNG',
    gameType: 'RNG',
    gameClassify: 'JACKPOT',
    phrase: jackpots,
    theme: 'gems',
    heroes: '*crown queen-crown *ring jewel-crown',
  },
  {
    vassalages: 'FC JDB CQ9 JL GG BG KX',
    gameType: 'FISH',
    gameClassify: 'SEA_HUNT',
    phrase: fishing,
    theme: 'reef',
    heroes: '*tropical-fish shark-jaws *octopus seahorse manta-ray *lobster *whale',
  },
  {
    vassalages: 'KX XY KY BBIN JL TH WS',
    gameType: 'PVP',
    gameClassify: 'CARDS',
    phrase: cardRoom,
    theme: 'classic',
    heroes: '*joker card-ace-spades poker-hand card-king-hearts *mahjong-red-dragon card-joker domino-tiles',
  },
  {
    vassalages: 'IBC SBT UG',
    gameType: 'SPORTS',
    gameClassify: 'SPORTSBOOK',
    phrase: sportsbook,
    theme: 'sport',
    heroes: '*trophy *soccer-ball *basketball',
  },
  {
    vassalages: 'TF',
    gameType: 'ESPORTS',
    gameClassify: 'STRATEGY',
    phrase: arenas,
    theme: 'cyber',
    heroes: '*joystick',
  },
  {
    vassalages: 'DS88',
    gameType: 'COCKFIGHT',
    gameClassify: 'ARENA',
    phrase: arenas,
    theme: 'farm',
    heroes: 'rooster',
  },
];

const displayNames = new Map(vendors.map((vendor) => [vendor.vassalage, vendor.displayName]));

/** Cards with `isGame` VASSALAGE. They stake nothing themselves and can't be tried. */
export function collectionCards(registry: NameRegistry): GameDraft[] {
  return cards.flatMap(({ vassalages, gameType, gameClassify, phrase, theme, heroes }) =>
    vassalages.split(' ').map((vassalage, index) => {
      const choices = heroes?.split(' ') ?? [];
      const hero = choices[index] ?? choices.at(-1) ?? null;
      const vendor = displayNames.get(vassalage) ?? vassalage;
      const names: TranslatedNames = Object.fromEntries(
        completeLanguages.filter((code) => code !== 'EN').map((code) => [code, phrase[code](vendor)]),
      );
      registry.claimFixed(phrase.EN(vendor));
      return {
        vassalage,
        gameType,
        gameCategory: gameType,
        gameClassify,
        gameName: phrase.EN(vendor),
        names: registry.claimCaptions(names),
        supportPlay: 1,
        isGame: 'VASSALAGE',
        minBetMinor: 0,
        maxBetMinor: null,
        minLineNum: 1,
        art: fixedArt(theme, hero),
      };
    }),
  );
}
