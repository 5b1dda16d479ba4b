import { GameRefusal } from '../game-refusal.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { TAKEN_BACK } from '../rounds/round-settler.ts';
import type { PlaySession } from '../store/session-store.ts';
import { giveUpUnstaked, type TableKey, tablesWithBets } from '../store/table-bets.ts';
import { drawLeftRounds } from './draw-round.ts';
import type { TableGame } from './place-chips.ts';
import { SharedTable, type TableParts } from './shared-table.ts';
import { clientSeedOf } from './table-seeds.ts';

const LOOK_EVERY_MS = 100;
const DRAW_LEFT_EVERY_MS = 5_000;

/** The running live tables. */
export interface TableHall {
  /** The table of a session's game, brought up to date. It is started if it does not run yet. */
  readonly tableOf: (session: PlaySession) => SharedTable;
  /** Updates every table by the clock, and stops idle ones. */
  readonly look: () => void;
  /** Decides and pays what a killed process has left; answers how many rounds that were. */
  readonly drawLeft: () => Promise<number>;
  readonly stop: () => void;
}

interface HallParts extends Omit<TableParts, 'game' | 'places'> {
  readonly real: PlayParts;
  readonly trial: PlayParts;
}

/** Starts the hall, and recovers the rounds and bets of an earlier process. */
export function openTableHall({ real, trial, ...shared }: HallParts): TableHall {
  const { onError } = shared;
  const places = [real, trial];
  const tables = new Map<string, SharedTable>();

  const tableAt = (game: TableGame): SharedTable => {
    const name = clientSeedOf({ vendor: game.vendor, gameCode: game.code });
    const known = tables.get(name);
    if (known !== undefined) return known;
    const fresh = new SharedTable({ ...shared, places, game });
    tables.set(name, fresh);
    return fresh;
  };
  const look = (): void => {
    for (const [name, table] of tables) {
      try {
        table.look();
        if (table.isIdle) tables.delete(name);
      } catch (error) {
        // The next look tries again, and other tables go on.
        onError(error);
      }
    }
  };
  const drawLeft = async (): Promise<number> => {
    const drawn = await Promise.all(places.map((place) => drawLeftRounds(place, onError)));
    return drawn.reduce((sum, count) => sum + count, 0);
  };

  for (const { store } of places) giveUpUnstaked(store, TAKEN_BACK);
  for (const key of tablesWithBets(real.store)) {
    const game = tableGame(real, key);
    if (game !== undefined) tableAt(game);
  }
  const timers = [
    setInterval(look, LOOK_EVERY_MS),
    setInterval(() => void drawLeft().catch(onError), DRAW_LEFT_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();

  return {
    tableOf(session) {
      const game = tableGame(real, session);
      if (game === undefined) throw new GameRefusal('not_found', 'The game has no shared table.');
      const table = tableAt(game);
      table.look();
      return table;
    },
    look,
    drawLeft,
    stop: () => timers.forEach(clearInterval),
  };
}

function tableGame({ games }: PlayParts, { vendor, gameCode }: TableKey): TableGame | undefined {
  const game = games.find(vendor, gameCode);
  return game === undefined || game.kind === 'slot' || game.pace === null ? undefined : { ...game, pace: game.pace };
}
