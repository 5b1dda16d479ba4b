import { chooseRoundGame, type RoundGame } from '#arcade/games/round-games.ts';
import { modelOfMachine } from '#arcade/games/slots/models/slot-models.ts';
import { chooseModel } from '#arcade/games/slots/rules/choose-model.ts';
import { type CompiledMachine, compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import type { SlotModel } from '#arcade/games/slots/rules/slot-model.ts';
import { drawTileSpec, type TileSpec } from '#art/tiles/tile-spec.ts';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { SLOT_TYPES } from '#catalogue/listed-slots.ts';
import { type SportsTile, sportsTileOf } from '#catalogue/sports-books.ts';
import { vendors } from '#catalogue/studios.ts';
import type { TablePace } from '../tables/table-clock.ts';
import { paceOf } from '../tables/table-paces.ts';

/** What every game of the arcade has. */
interface CommonGame {
  readonly vendor: string;
  readonly code: string;
  readonly name: string;
  readonly names: CatalogueGame['names'];
  /** The studio's name. */
  readonly studio: string;
  readonly art: TileSpec;
  /** Lowest and highest stake in hundredths of a currency's base unit; null: the studio states none. */
  readonly minBetMinor: number;
  readonly maxBetMinor: number | null;
}

export interface SlotGame extends CommonGame {
  readonly kind: 'slot';
  readonly model: SlotModel;
  /** A part of each bet grows the jackpots of its studio. */
  readonly hasJackpot: boolean;
}

/** A game that the arcade serves. */
export type ArcadeGame = SlotGame | OtherGame;

/** A game that is no slot. */
export interface OtherGame extends CommonGame, RoundGame {
  /** The pace of its live table; null for a game without one. */
  readonly pace: TablePace | null;
  /** The book and the sport that it opens; null for a game that is no sportsbook. */
  readonly tile: SportsTile | null;
}

export interface ArcadeGames {
  /** Undefined for a game that the arcade does not have. */
  readonly find: (vendor: string, code: string) => ArcadeGame | undefined;
  readonly count: number;
}

/**
 * All games of the catalogue that the arcade has. What a game looks like and how it plays is worked out when it is
 * first asked for.
 */
export function arcadeGames(catalogue: readonly CatalogueGame[] = generateCatalogue(), tableSpeed = 1): ArcadeGames {
  const studioNames = new Map(vendors.map(({ vassalage, displayName }) => [vassalage, displayName]));
  const listed = new Map(
    catalogue
      .filter(
        (game) => game.isGame === 'GAME' && (SLOT_TYPES.has(game.gameType) || chooseRoundGame(game) !== undefined),
      )
      .map((game) => [`${game.vassalage}:${game.gameCode}`, game]),
  );
  const made = new Map<string, ArcadeGame>();
  return {
    count: listed.size,
    find: (vendor, code) => {
      const key = `${vendor}:${code}`;
      const known = made.get(key);
      const game = listed.get(key);
      if (known !== undefined || game === undefined) return known;
      const fresh = arcadeGame(game, studioNames.get(vendor) ?? vendor, tableSpeed);
      made.set(key, fresh);
      return fresh;
    },
  };
}

function arcadeGame(game: CatalogueGame, studio: string, tableSpeed: number): ArcadeGame {
  const { vassalage: vendor, gameCode, gameName, names, gameClassify: classify } = game;
  const roundGame = chooseRoundGame(game);
  const art = drawTileSpec({ gameCode, vendor, title: gameName, ...(game.art && { art: game.art }) });
  const common = {
    vendor,
    code: gameCode,
    name: gameName,
    names,
    studio,
    art,
    minBetMinor: game.minBetMinor,
    maxBetMinor: game.maxBetMinor,
  };
  if (roundGame !== undefined) {
    const pace = game.gameType === 'LIVE' ? paceOf(roundGame.kind, gameName, tableSpeed) : null;
    return { ...common, ...roundGame, pace, tile: sportsTileOf(game) ?? null };
  }
  return {
    ...common,
    kind: 'slot',
    hasJackpot: game.gameType === 'JP',
    model: chooseModel({ vendor, gameCode, theme: art.theme, classify }),
  };
}

const compiledMachines = new Map<string, CompiledMachine>();

/** @throws Error for the id of a machine that the house does not have. */
export function machineById(machineId: string): CompiledMachine {
  const known = compiledMachines.get(machineId);
  if (known !== undefined) return known;
  const model = modelOfMachine(machineId);
  if (model === undefined) throw new Error(`There is no machine ${machineId}.`);
  const compiled = compileMachine(model.machine);
  compiledMachines.set(machineId, compiled);
  return compiled;
}
