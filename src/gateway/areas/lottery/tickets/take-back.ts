import type { SiteTransaction } from '#gateway/database/database.ts';
import { betTypesOf } from '../bets/bet-types.ts';
import { gameByCode } from '../games/site-games.ts';
import { takeBackExposure } from '../repository/exposure-repository.ts';
import type { TicketRow } from '../repository/lottery-repository.ts';
import { exposureOf } from './exposure-of.ts';
import { soldLines } from './stored-lines.ts';

/**
 * Takes back what cancelled tickets may have had to pay: summed, and in the order of games, issues and picks, so that
 * two transactions never wait for each other.
 */
export async function takeBack(tx: SiteTransaction, siteId: string, tickets: readonly TicketRow[]): Promise<void> {
  const byDraw = new Map<string, { gameCode: string; issue: string; byPick: Map<string, bigint> }>();
  for (const ticket of tickets) {
    const { game_code: gameCode, issue } = ticket;
    const types = betTypesOf(gameByCode(gameCode), { atMs: new Date(ticket.draws_at).getTime() });
    const key = `${gameCode} ${issue}`;
    const draw = byDraw.get(key) ?? { gameCode, issue, byPick: new Map<string, bigint>() };
    byDraw.set(key, draw);
    for (const [pick, minor] of exposureOf(soldLines(ticket.lines), (code) => types.find((type) => type.code === code)))
      draw.byPick.set(pick, (draw.byPick.get(pick) ?? 0n) + minor);
  }
  const draws = [...byDraw.entries()].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [, draw] of draws) await takeBackExposure(tx, siteId, draw);
}
