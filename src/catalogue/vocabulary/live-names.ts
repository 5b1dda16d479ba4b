import type { CatalogueLanguage, LiveTableKind, TranslatedNames } from '#catalogue/catalogue-types.ts';
import { tableRows } from './lexeme.ts';

type Phrases = Readonly<Partial<Record<CatalogueLanguage, string>>>;

export interface LiveCity {
  readonly en: string;
  readonly phrases: Phrases;
}

export interface LiveGame {
  readonly en: string;
  readonly kind: LiveTableKind;
  readonly classify: string;
  readonly phrases: Phrases;
}

const COLUMNS = ['ES', 'PT', 'VI', 'AR', 'FR', 'JA', 'KO', 'CN', 'TW', 'TH', 'ID'] as const;

function phrasesOf(cells: readonly string[]): Phrases {
  return Object.fromEntries(
    COLUMNS.map((language, index) => [language, cells[index]]).filter(([, text]) => text !== '-'),
  );
}

/** Cities. English | ES | PT with its preposition | VI | AR | FR with its preposition | JA | KO | CN | TW | TH | ID. */
export const liveCities: readonly LiveCity[] = tableRows(`
  Lisbon | Lisboa | de Lisboa | Lisbon | لشبونة | de Lisbonne | リスボン | 리스본 | 里斯本 | 里斯本 | ลิสบอน | Lisboa
  Madrid | Madrid | de Madri | Madrid | مدريد | de Madrid | マドリード | 마드리드 | 马德里 | 馬德里 | มาดริด | Madrid
  Seville | Sevilla | de Sevilha | Seville | إشبيلية | de Séville | セビリア | 세비야 | 塞维利亚 | 塞維利亞 | เซบียา | Sevilla
  Granada | Granada | de Granada | Granada | غرناطة | de Grenade | グラナダ | 그라나다 | 格拉纳达 | 格拉納達 | กรานาดา | Granada
  Vienna | Viena | de Viena | Vienna | فيينا | de Vienne | ウィーン | 빈 | 维也纳 | 維也納 | เวียนนา | Wina
  Prague | Praga | de Praga | Praha | براغ | de Prague | プラハ | 프라하 | 布拉格 | 布拉格 | ปราก | Praha
  Riga | Riga | de Riga | Riga | ريغا | de Riga | リガ | 리가 | 里加 | 里加 | รีกา | Riga
  Oslo | Oslo | de Oslo | Oslo | أوسلو | d’Oslo | オスロ | 오슬로 | 奥斯陆 | 奧斯陸 | ออสโล | Oslo
  Venice | Venecia | de Veneza | Venice | البندقية | de Venise | ヴェネツィア | 베네치아 | 威尼斯 | 威尼斯 | เวนิส | Venesia
  Milan | Milán | de Milão | Milan | ميلانو | de Milan | ミラノ | 밀라노 | 米兰 | 米蘭 | มิลาน | Milan
  Paris | París | de Paris | Paris | باريس | de Paris | パリ | 파리 | 巴黎 | 巴黎 | ปารีส | Paris
  Havana | La Habana | de Havana | Havana | هافانا | de La Havane | ハバナ | 아바나 | 哈瓦那 | 哈瓦那 | ฮาวานา | Havana
  Rio | Río | do Rio | Rio | ريو | de Rio | リオ | 리우 | 里约 | 里約 | ริโอ | Rio
  Lima | Lima | de Lima | Lima | ليما | de Lima | リマ | 리마 | 利马 | 利馬 | ลิมา | Lima
  Bogota | Bogotá | de Bogotá | Bogota | بوغوتا | de Bogota | ボゴタ | 보고타 | 波哥大 | 波哥大 | โบโกตา | Bogota
  Cairo | El Cairo | do Cairo | Cairo | القاهرة | du Caire | カイロ | 카이로 | 开罗 | 開羅 | ไคโร | Kairo
  Marrakesh | Marrakech | de Marrakech | Marrakech | مراكش | de Marrakech | マラケシュ | 마라케시 | 马拉喀什 | 馬拉喀什 | มาร์ราเกช | Marrakesh
  Dubai | Dubái | de Dubai | Dubai | دبي | de Dubaï | ドバイ | 두바이 | 迪拜 | 杜拜 | ดูไบ | Dubai
  Istanbul | Estambul | de Istambul | Istanbul | إسطنبول | d’Istanbul | イスタンブール | 이스탄불 | 伊斯坦布尔 | 伊斯坦堡 | อิสตันบูล | Istanbul
  Hanoi | Hanói | de Hanói | Hà Nội | هانوي | de Hanoï | ハノイ | 하노이 | 河内 | 河內 | ฮานอย | Hanoi
  Saigon | Saigón | de Saigon | Sài Gòn | سايغون | de Saïgon | サイゴン | 사이공 | 西贡 | 西貢 | ไซ่ง่อน | Saigon
  Bangkok | Bangkok | de Bangkok | Bangkok | بانكوك | de Bangkok | バンコク | 방콕 | 曼谷 | 曼谷 | กรุงเทพ | Bangkok
  Manila | Manila | de Manila | Manila | مانيلا | de Manille | マニラ | 마닐라 | 马尼拉 | 馬尼拉 | มะนิลา | Manila
  Singapore | Singapur | de Singapura | Singapore | سنغافورة | de Singapour | シンガポール | 싱가포르 | 新加坡 | 新加坡 | สิงคโปร์ | Singapura
  Tokyo | Tokio | de Tóquio | Tokyo | طوكيو | de Tokyo | 東京 | 도쿄 | 东京 | 東京 | โตเกียว | Tokyo
  Seoul | Seúl | de Seul | Seoul | سيول | de Séoul | ソウル | 서울 | 首尔 | 首爾 | โซล | Seoul
`).map(([en = '', ...cells]) => ({ en, phrases: phrasesOf(cells) }));

/** Games at the tables. English | table kind | classify | ES | PT | VI | AR | FR | JA | KO | CN | TW | TH | ID. */
export const liveGames: readonly LiveGame[] = tableRows(`
  Roulette | roulette | ROULETTE | Ruleta | Roleta | Roulette | روليت | Roulette | ルーレット | 룰렛 | 轮盘 | 輪盤 | รูเล็ต | Roulette
  Auto Roulette | speed | ROULETTE | Ruleta automática | Roleta automática | Auto Roulette | - | Roulette automatique | オートルーレット | 오토 룰렛 | 自动轮盘 | 自動輪盤 | ออโต้รูเล็ต | Roulette Otomatis
  Flash Roulette | speed | ROULETTE | Ruleta relámpago | Roleta relâmpago | Flash Roulette | - | Roulette éclair | フラッシュルーレット | 플래시 룰렛 | 极速轮盘 | 極速輪盤 | - | Roulette Kilat
  Blackjack | blackjack | BLACKJACK | Blackjack | Blackjack | Blackjack | بلاك جاك | Blackjack | ブラックジャック | 블랙잭 | 21点 | 21點 | แบล็คแจ็ค | Blackjack
  Salon Blackjack | blackjack | BLACKJACK | Blackjack de salón | Blackjack de salão | Salon Blackjack | - | Blackjack de salon | サロン・ブラックジャック | 살롱 블랙잭 | 贵宾21点 | 貴賓21點 | - | -
  Baccarat | baccarat | BACCARAT | Bacará | Bacará | Baccarat | باكارات | Baccara | バカラ | 바카라 | 百家乐 | 百家樂 | บาคาร่า | Bakarat
  Speed Baccarat | baccarat | BACCARAT | Bacará rápido | Bacará rápido | Speed Baccarat | - | Baccara rapide | スピードバカラ | 스피드 바카라 | 极速百家乐 | 極速百家樂 | สปีดบาคาร่า | Bakarat Cepat
  Wheel | wheel | GAME_SHOW | Rueda | Roda | Vòng Quay | عجلة | Roue | ホイール | 휠 | 幸运轮 | 幸運輪 | วงล้อ | Roda
  Dragon Tiger | dragontiger | DRAGON_TIGER | Dragón y tigre | Dragão e tigre | Rồng Hổ | - | Dragon et tigre | ドラゴンタイガー | 드래곤 타이거 | 龙虎 | 龍虎 | เสือมังกร | -
  Sic Bo | sicbo | DICE | Sic bo | Sic bo | Tài Xỉu | سيك بو | Sic bo | シックボー | 식보 | 骰宝 | 骰寶 | ซิกโบ | Sic Bo
  Craps | sicbo | DICE | Craps | Craps | Craps | كرابس | Craps | クラップス | 크랩스 | 花旗骰 | 花旗骰 | แครปส์ | Craps
  Poker | poker | POKER | Póquer | Pôquer | Poker | بوكر | Poker | ポーカー | 포커 | 扑克 | 撲克 | โป๊กเกอร์ | Poker
  Teen Patti | poker | POKER | Teen patti | Teen patti | Teen Patti | تين باتي | Teen patti | ティーンパッティ | 틴 파티 | - | - | - | Teen Patti
`).map(([en = '', kind, classify = '', ...cells]) => ({
  en,
  kind: kind as LiveTableKind,
  classify,
  phrases: phrasesOf(cells),
}));

/** Patterns that join a game and a city, by language. */
const JOINED: Readonly<Record<(typeof COLUMNS)[number], (game: string, city: string) => string>> = {
  ES: (game, city) => `${game} de ${city}`,
  PT: (game, city) => `${game} ${city}`,
  VI: (game, city) => `${game} ${city}`,
  AR: (game, city) => `${game} ${city}`,
  FR: (game, city) => `${game} ${city}`,
  JA: (game, city) => `${city}・${game}`,
  KO: (game, city) => `${city} ${game}`,
  CN: (game, city) => `${city}${game}`,
  TW: (game, city) => `${city}${game}`,
  TH: (game, city) => `${game}${city}`,
  ID: (game, city) => `${game} ${city}`,
};

/** "Roulette of Lisbon" in every language that has both words. */
export function liveTableNames(game: LiveGame, city: LiveCity): TranslatedNames {
  const names: Partial<Record<CatalogueLanguage, string>> = {};
  for (const language of COLUMNS) {
    const gameWord = game.phrases[language];
    const cityWord = city.phrases[language];
    if (gameWord !== undefined && cityWord !== undefined) names[language] = JOINED[language](gameWord, cityWord);
  }
  return names;
}
