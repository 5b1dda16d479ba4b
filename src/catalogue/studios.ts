import type { Studio, TranslatedNames, Vendor, WalletDialectName } from './catalogue-types.ts';

const studioNames: readonly Pick<Studio, 'code' | 'displayName'>[] = [
  { code: 'PG', displayName: 'Paper Garden' },
  { code: 'EG2', displayName: 'Ember Gate' },
  { code: 'PT', displayName: 'Prime Tiger' },
  { code: 'JDB', displayName: 'Jade Bridge' },
  { code: 'CQ9', displayName: 'Cinq Neuf' },
  { code: 'FC', displayName: 'Fat Carp' },
  { code: 'JL', displayName: 'Jolly Lantern' },
  { code: 'BGS', displayName: 'Big Sky' },
  { code: 'RTG', displayName: 'Ridge & Thorn' },
  { code: 'KY', displayName: 'Kyoto Yard' },
  { code: 'MG', displayName: 'Mango Grove' },
  { code: 'PNG', displayName: 'Pine & Gold' },
  { code: 'TTG', displayName: 'Tall Tale' },
  { code: 'EA', displayName: 'East Arcade' },
  { code: 'OG', displayName: 'Oasis Gate' },
  { code: 'AG', displayName: 'Atlas Grand' },
  { code: 'BBIN', displayName: 'Bluebird Inn' },
  { code: 'GG', displayName: 'Grey Gander' },
  { code: 'BG', displayName: 'Bay & Glass' },
  { code: 'DG', displayName: 'Dove Gallery' },
  { code: 'KX', displayName: 'Kite Crossing' },
  { code: 'TH', displayName: 'Thistle House' },
  { code: 'WS', displayName: 'Willow Street' },
  { code: 'XY', displayName: 'Xylo & Yew' },
  { code: 'IBC', displayName: 'Iron Bell Court' },
  { code: 'SBT', displayName: 'Sabre & Torch' },
  { code: 'UG', displayName: 'Upper Ground' },
  { code: 'DS88', displayName: 'Dawn Spur' },
];

/** Studios that call wallets as larger aggregators do. */
const CALLING_STUDIOS = new Set(['JDB', 'CQ9', 'FC']);

/**
 * The 28 studios, all invented. The specification names 29 vendor codes of studios: TF, its e-sports code, is
 * the e-sports desk of Upper Ground (UG) and no studio of its own. TCG_LOTTO_VN, TCG_SEA, LOTT and ELOTT are
 * lotteries that the house draws itself; they have vendor codes but no studio.
 */
export const studios: readonly Studio[] = studioNames.map((studio) => ({
  ...studio,
  walletDialect: CALLING_STUDIOS.has(studio.code) ? 'calls' : 'actions',
}));

interface VendorEntry {
  readonly vassalage: string;
  readonly displayName: string;
  readonly studio: string | null;
  readonly names: TranslatedNames;
}

const desksAndLotteries: readonly VendorEntry[] = [
  { vassalage: 'TF', displayName: 'Upper Ground E-sports', studio: 'UG', names: {} },
  {
    vassalage: 'TCG_LOTTO_VN',
    displayName: 'Vietnam Draws',
    studio: null,
    names: {
      ES: 'Sorteos de Vietnam',
      PT: 'Sorteios do Vietnã',
      VI: 'Xổ số Việt Nam',
      AR: 'سحوبات فيتنام',
      TH: 'หวยเวียดนาม',
      ID: 'Togel Vietnam',
      FR: 'Tirages du Vietnam',
      JA: 'ベトナム抽選',
      KO: '베트남 복권',
      CN: '越南彩',
      TW: '越南彩',
    },
  },
  {
    vassalage: 'TCG_SEA',
    displayName: 'Southeast Asia Draws',
    studio: null,
    names: {
      ES: 'Sorteos del Sudeste Asiático',
      PT: 'Sorteios do Sudeste Asiático',
      VI: 'Xổ số Đông Nam Á',
      AR: 'سحوبات جنوب شرق آسيا',
      TH: 'หวยเอเชียตะวันออกเฉียงใต้',
      ID: 'Togel Asia Tenggara',
      FR: 'Tirages d’Asie du Sud-Est',
      JA: '東南アジア抽選',
      KO: '동남아 복권',
      CN: '东南亚彩',
      TW: '東南亞彩',
    },
  },
  {
    vassalage: 'LOTT',
    displayName: 'House Lottery',
    studio: null,
    names: {
      ES: 'Lotería de la casa',
      PT: 'Lotaria da casa',
      VI: 'Xổ số nhà cái',
      AR: 'يانصيب الدار',
      TH: 'หวยของเว็บ',
      ID: 'Togel Rumah',
      FR: 'Loterie maison',
      JA: 'ハウスくじ',
      KO: '하우스 복권',
      CN: '自营彩票',
      TW: '自營彩票',
    },
  },
  {
    vassalage: 'ELOTT',
    displayName: 'Instant Lottery',
    studio: null,
    names: {
      ES: 'Lotería rápida',
      PT: 'Lotaria rápida',
      VI: 'Xổ số nhanh',
      AR: 'يانصيب سريع',
      TH: 'หวยเร็ว',
      ID: 'Togel Kilat',
      FR: 'Loterie express',
      JA: 'スピードくじ',
      KO: '즉석복권',
      CN: '极速彩',
      TW: '極速彩',
    },
  },
];

/** Names as drawn, where they differ from the written ones. */
const WORDMARKS: Readonly<Record<string, string>> = {
  EG2: 'EMBERGATE',
  PT: 'prime tiger',
  JDB: 'Jade/Bridge',
  CQ9: 'CINQ·9',
  FC: 'fatcarp',
  BGS: 'BIG SKY',
  RTG: 'Ridge&Thorn',
  KY: 'kyoto yard',
  MG: 'MANGO',
  PNG: 'Pine·Gold',
  EA: 'EAST ARCADE',
  OG: 'Oasis',
  AG: 'ATLAS',
  BBIN: 'bluebird',
  GG: 'grey·gander',
  BG: 'Bay/Glass',
  DG: 'DOVE',
  KX: 'Kite×ing',
  XY: 'xylo&yew',
  IBC: 'IRON BELL',
  SBT: 'Sabre·Torch',
  UG: 'UPPERGROUND',
  DS88: 'dawn spur',
};

const studioVendors: readonly VendorEntry[] = studios.map((studio) => ({
  vassalage: studio.code,
  displayName: studio.displayName,
  studio: studio.code,
  names: {},
}));

/** All 33 vendor codes that games are filed under. */
export const vendors: readonly Vendor[] = [...studioVendors, ...desksAndLotteries].map((vendor, index) => ({
  ...vendor,
  wordmark: WORDMARKS[vendor.vassalage] ?? vendor.displayName,
  ordinal: index + 1,
}));

/** The dialect of a vendor code's studio; the house's own lotteries make no wallet calls. */
export function walletDialectOf(vassalage: string): WalletDialectName {
  const studio = vendors.find((vendor) => vendor.vassalage === vassalage)?.studio;
  return studios.find(({ code }) => code === studio)?.walletDialect ?? 'actions';
}
