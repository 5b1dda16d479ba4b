import type { LotteryType, TranslatedNames } from './catalogue-types.ts';
import { fixedArt, type GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { ticketStakes } from './stakes.ts';
import { drawCounts } from './studio-profiles.ts';
import { drawNamesOfPlace } from './vocabulary/draw-places.ts';
import { drawKinds, drawPatrons, fastVietnamDraws, provinceDraws, seaDraws } from './vocabulary/lottery-names.ts';
import { everyWordCapital, ownedPhrase } from './vocabulary/translated-phrases.ts';

/** The order of the rows of `drawKinds`. */
const TYPES: readonly LotteryType[] = ['SSC', 'LF', 'LHC', 'PK10', '11X5'];

/** A lottery as the catalogue and the lottery house know it. */
export interface LotteryRow {
  readonly gameCode: string;
  readonly vassalage: string;
  readonly gameCategory: 'LOTT' | 'ELOTT';
  readonly gameType: LotteryType;
  readonly gameName: string;
  readonly names: TranslatedNames;
  readonly hero: string;
}

/** The three regions are no towns, and one town has a name of its own abroad: their captions are given, not made. */
const REGIONS: Readonly<Record<string, TranslatedNames>> = {
  MB: {
    ES: 'Sorteo del norte de Vietnam',
    PT: 'Sorteio do norte do Vietnã',
    AR: 'سحب شمال فيتنام',
    ID: 'Togel Vietnam Utara',
    FR: 'Tirage du Vietnam du Nord',
  },
  MT: {
    ES: 'Sorteo del centro de Vietnam',
    PT: 'Sorteio do centro do Vietnã',
    AR: 'سحب وسط فيتنام',
    ID: 'Togel Vietnam Tengah',
    FR: 'Tirage du Vietnam central',
  },
  HCM: { ES: 'Sorteo de Ciudad Ho Chi Minh', PT: 'Sorteio da Cidade de Ho Chi Minh' },
  MN: {
    ES: 'Sorteo del sur de Vietnam',
    PT: 'Sorteio do sul do Vietnã',
    AR: 'سحب جنوب فيتنام',
    ID: 'Togel Vietnam Selatan',
    FR: 'Tirage du Vietnam du Sud',
  },
};

const provinceRows: readonly LotteryRow[] = provinceDraws.map(([code = '', place = '', vietnamese = '']) => ({
  gameCode: `VN_${code}`,
  vassalage: 'TCG_LOTTO_VN',
  gameCategory: 'ELOTT',
  gameType: 'LF',
  gameName: `${place} Draw`,
  names: {
    ...drawNamesOfPlace(`${place} Draw`),
    ...(REGIONS[code] ?? { ES: `Sorteo de ${place}`, PT: `Sorteio de ${place}` }),
    VI: `Xổ Số ${vietnamese}`,
  },
  hero: '*ticket',
}));

const fastRows: readonly LotteryRow[] = fastVietnamDraws.map(([code = '', type, name = '', vietnamese = '']) => ({
  gameCode: `VN_${code}`,
  vassalage: 'TCG_LOTTO_VN',
  gameCategory: 'ELOTT',
  gameType: type as LotteryType,
  gameName: name,
  names: { ...drawNamesOfPlace(name), VI: vietnamese },
  hero: type === 'PK10' ? '*racing-car' : '*glowing-star',
}));

const seaRows: readonly LotteryRow[] = seaDraws.map(([code = '', place = '', es = '-', pt = '-', vi = '-']) => ({
  gameCode: `SEA_${code}`,
  vassalage: 'TCG_SEA',
  gameCategory: 'LOTT',
  gameType: 'LF',
  gameName: `${place} Draw`,
  names:
    es === '-'
      ? {}
      : {
          ...drawNamesOfPlace(`${place} Draw`),
          ES: `Sorteo de ${es}`,
          PT: `Sorteio de ${pt}`,
          VI: everyWordCapital(`Xổ số ${vi}`),
        },
  hero: '*admission-tickets',
}));

/** The house's own draws: every patron with every kind, first the daily house, then the fast one. */
function houseRows(): LotteryRow[] {
  const rows = drawPatrons.flatMap((patron) =>
    drawKinds.map((kind, index) => ({
      gameType: TYPES[index] ?? 'SSC',
      gameName: `${patron.en} ${kind.en}`,
      names: ownedPhrase(kind, patron),
      hero: patron.hero ?? '*glowing-star',
      code: `${TYPES[index]}_${patron.en.toUpperCase()}`,
    })),
  );
  const taken = new Set([...provinceRows, ...fastRows, ...seaRows].map((row) => row.gameName));
  const free = rows.filter((row) => !taken.has(row.gameName));
  return [
    ...free.slice(0, drawCounts.LOTT).map((row) => ({ ...row, vassalage: 'LOTT', gameCategory: 'LOTT' as const })),
    ...free
      .slice(drawCounts.LOTT, drawCounts.LOTT + drawCounts.ELOTT)
      .map((row) => ({ ...row, vassalage: 'ELOTT', gameCategory: 'ELOTT' as const })),
  ].map(({ code, ...row }) => ({ ...row, gameCode: code }));
}

/** Every lottery. Their codes are mnemonic, since lottery pages carry them in the address. */
export function lotteryRows(): readonly LotteryRow[] {
  return [...fastRows, ...provinceRows, ...seaRows, ...houseRows()];
}

/** All lotteries as games of the catalogue. */
export function lotteryGames(registry: NameRegistry): GameDraft[] {
  return lotteryRows().map(({ hero, ...row }) => {
    registry.claimFixed(row.gameName);
    return {
      ...row,
      names: registry.claimCaptions(row.names),
      gameClassify: row.gameType,
      supportPlay: 1,
      ...ticketStakes,
      minLineNum: 1,
      art: fixedArt('luck', hero),
    };
  });
}
