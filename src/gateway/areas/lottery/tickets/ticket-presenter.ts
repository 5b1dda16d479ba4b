import type { KeyObject } from 'node:crypto';
import type { LanguageCode, LotteryTicket } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { oddsText } from '../bets/bet-type.ts';
import { type SoldLine, winOf } from '../bets/read-line.ts';
import { commitmentOf, drawNumbers, drawSeed } from '../draws/draw-numbers.ts';
import { gameByCode } from '../games/site-games.ts';
import { presentBalls } from '../lottery-presenter.ts';
import type { TicketRow } from '../repository/lottery-repository.ts';
import { soldLines } from './stored-lines.ts';

interface Shown {
  readonly site: PublishedSite;
  readonly language: LanguageCode;
  readonly secret: KeyObject;
  readonly at: Date;
}

/** A ticket as its member reads it; the draw and its seed once it has been. */
export function presentTicket(row: TicketRow, { site, language, secret, at }: Shown): LotteryTicket {
  const game = gameByCode(row.game_code);
  const drawsAt = new Date(row.draws_at);
  const isDrawn = drawsAt <= at;
  const seed = drawSeed(secret, game, row.issue);
  const { decimals } = site.site.currency;
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  const lines = soldLines(row.lines);
  return {
    ticketId: row.ticket_id,
    gameCode: row.game_code,
    gameName: textInLanguage(game.name, language, site.site.languages.default),
    mark: game.mark,
    issue: row.issue,
    placedAt: new Date(row.placed_at).toISOString(),
    closesAt: new Date(row.closes_at).toISOString(),
    drawsAt: drawsAt.toISOString(),
    status: row.status,
    stake: decimal(BigInt(row.stake_minor)),
    win: decimal(BigInt(row.win_minor)),
    chaseId: row.chase_id,
    stopsOnWin: row.stops_on_win,
    lines: lines.map((line, index) => presentLine(line, row.hits?.[index] ?? null, decimal)),
    result: isDrawn
      ? presentBalls({ issue: row.issue, atMs: drawsAt.getTime(), ...drawNumbers(secret, game, row.issue) })
      : null,
    commitment: commitmentOf(seed),
    seed: isDrawn ? seed.toString('hex') : null,
  };
}

function presentLine(
  line: SoldLine,
  hits: number | null,
  decimal: (minor: bigint) => string,
): LotteryTicket['lines'][number] {
  const { betType, picks, stakeMinor, bets, costMinor, oddsHundredths } = line;
  return {
    betType,
    picks: [...picks],
    stake: decimal(stakeMinor),
    bets,
    cost: decimal(costMinor),
    odds: oddsText(oddsHundredths),
    hits,
    win: decimal(hits === null ? 0n : winOf(line, hits)),
  };
}
