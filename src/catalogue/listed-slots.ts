import { walletDialectOf } from './studios.ts';

/** A slot, as documents may name it. */
export interface ListedSlot {
  /** In English. */
  readonly name: string;
  /** Its studio's calls to the wallet have wins without a bet. */
  readonly hasFreeSpins: boolean;
}

interface Listed {
  readonly vassalage: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly gameType: string;
  readonly isGame: string;
}

/** Types whose games are slots; those of JP have jackpots. */
export const SLOT_TYPES: ReadonlySet<string> = new Set(['RNG', 'JP']);

/** The slots among games, by the vendor's code, a colon and the game's code. */
export function listedSlots(games: readonly Listed[]): ReadonlyMap<string, ListedSlot> {
  return new Map(
    games
      .filter(({ isGame, gameType }) => isGame === 'GAME' && SLOT_TYPES.has(gameType))
      .map(({ vassalage, gameCode, gameName }) => [
        `${vassalage}:${gameCode}`,
        { name: gameName, hasFreeSpins: walletDialectOf(vassalage) === 'actions' },
      ]),
  );
}
