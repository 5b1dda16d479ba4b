import type { KeyObject } from 'node:crypto';
import type { LanguageCode, LotteryTicket } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { oddsText } from '../bets/bet-type.ts';
import { type SoldLine, winOf } from '../bets/read-line.ts';
import { commitmentOf, drawNumbers, drawSeed } from '../draws/draw-numbers.ts';
import { shownAtMs } from '../draws/result-shown.ts';
import type { DrawForm } from '../games/lottery-game.ts';
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

/**
 * A ticket as its member reads it, in the currency that it was sold in. The draw, its seed and what the ticket won come
 * once the draw has been shown.
 */
export function presentTicket(row: TicketRow, { site, language, secret, at }: Shown): LotteryTicket {
  const game = gameByCode(row.game_code);
  const drawsAt = new Date(row.draws_at);
  const isShown = shownAtMs(game, drawsAt.getTime()) <= at.getTime();
  const isHidden = !isShown && (row.status === 'won' || row.status === 'lost');
  const seed = drawSeed(secret, game, row.issue);
  const decimals = decimalsOf(row, site);
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
    status: isHidden ? 'open' : row.status,
    currency: row.currency,
    decimals,
    stake: decimal(BigInt(row.stake_minor)),
    win: decimal(isHidden ? 0n : BigInt(row.win_minor)),
    chaseId: row.chase_id,
    stopsOnWin: row.stops_on_win,
    lines: lines.map((line, index) => presentLine(line, isHidden ? null : (row.hits?.[index] ?? null), decimal)),
    result: isShown
      ? presentBalls({ issue: row.issue, atMs: drawsAt.getTime(), ...drawNumbers(secret, game, row.issue) })
      : null,
    commitment: commitmentOf(seed),
    seed: isShown ? seed.toString('hex') : null,
    form: presentForm(game.form),
  };
}

/** A ticket of before its decimals were kept has the site's, or those that its currency has in every country. */
function decimalsOf({ currency, currency_decimals: kept }: TicketRow, { site }: PublishedSite): number {
  if (kept !== null) return kept;
  if (currency === site.currency.code) return site.currency.decimals;
  const isReal = /^[A-Z]{3}$/.test(currency);
  const usual = isReal && new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return usual ? (usual.maximumFractionDigits ?? site.currency.decimals) : site.currency.decimals;
}

/** How the numbers follow from the seed, for those who draw them anew. */
function presentForm(form: DrawForm): LotteryTicket['form'] {
  if (form.kind === 'prizes') return { kind: 'prizes', prizes: form.prizes.map((prize) => ({ ...prize })) };
  const { count, from, to, isUnique, isSorted = false } = form;
  return { kind: 'balls', count, from, to, isUnique, isSorted };
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
