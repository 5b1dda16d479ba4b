import { createHash } from 'node:crypto';
import type {
  LanguageCode,
  LotterySettings,
  NewLotteryTicket,
  PlacedLotteryTickets,
} from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { assertIdentity } from '#gateway/areas/accounts/accounts.ts';
import {
  assertMayGoOn,
  holdStoppedPlay,
  notePlayBegun,
  processInside,
  vendorMemberId,
  type WalletCall,
} from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { betTypesOf } from '../bets/bet-types.ts';
import type { SoldLine } from '../bets/read-line.ts';
import { closesAtMs, type Draw, drawOfIssue, openDraws } from '../draws/draw-schedule.ts';
import type { LotteryGame } from '../games/lottery-game.ts';
import { siteGame } from '../games/site-games.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { addExposure } from '../repository/exposure-repository.ts';
import {
  findTickets,
  findTicketsOfRequest,
  insertTickets,
  type NewTicket,
  type TicketRow,
} from '../repository/lottery-repository.ts';
import { askedLines } from './asked-lines.ts';
import { exposureOf } from './exposure-of.ts';
import { houseIntegration, houseIntegrations } from './house-integration.ts';
import { lotterySettings, MOST_DRAWS } from './lottery-settings.ts';
import { storedLines } from './stored-lines.ts';
import { presentTicket } from './ticket-presenter.ts';
import { betOf, requestOf, settledOf, ticketCall } from './wallet-calls.ts';
import { walletRefusal } from './wallet-refusal.ts';

const emptyCall = { userId: '', vendorRoundId: null, sessionId: null, isFinished: false, actions: [] };

interface Buyer {
  readonly memberId: string;
  readonly language: LanguageCode;
  /** The request's Idempotency-Key. */
  readonly key: string;
  readonly asked: NewLotteryTicket;
}

/** A draw that is bet on, with the lines at its prices. */
interface Sale {
  readonly draw: Draw;
  readonly lines: readonly SoldLine[];
  readonly costMinor: bigint;
}

/**
 * Sells a ticket for a draw, or one for each of several draws, all or none: stakes, tickets and exposure in one
 * transaction. Once for each key: a repeat gets the same tickets (specification, section 7, "Lottery").
 * @throws DomainError `feature_disabled`, `not_found`, `invalid_request` naming the fields, `draw_closed`,
 *   `lottery_number_full` naming the lines, `identity_check_needed`, `play_time_reached`, `reality_check_due`,
 *   `not_enough_funds`, `play_limit_reached`, `play_excluded`, `vendor_maintenance`, `game_disabled`,
 *   `idempotency_mismatch`. Nothing is moved then.
 */
export async function placeTicket(
  parts: LotteryParts,
  site: PublishedSite,
  { memberId, language, key, asked }: Buyer,
): Promise<PlacedLotteryTickets> {
  const { database, clock, termsOf, onSettled, onSold } = parts;
  const roundOf = (index: number): string => `${memberId} ${key} ${index + 1}`;
  const digest = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const shown = { site, language, secret: await parts.secret(), at: clock() };
  // A repeat is answered whatever has changed since: its draw may be closed.
  const request = { memberId, bet: betOf(roundOf(0)), integrations: houseIntegrations(site) };
  const bought = await database.forSite(site.id, (tx) => findTicketsOfRequest(tx, site.id, request));
  if (bought.length > 0) return presentAll(repeated(bought, digest), shown);

  const settings = lotterySettings(site);
  const game = siteGame(site.site, asked.gameCode);
  const { code: currency, decimals } = site.site.currency;
  const { at } = shown;
  const sales = salesOf(game, asked, { ...settings, decimals, at });
  const integration = await houseIntegration(parts, site, game.vassalage);
  const player = { siteId: site.id, memberId, currency, zone: site.site.timeZone, at };

  const vendor = integration.vendor;
  const calls = (userId: string): WalletCall[] =>
    sales.map(({ costMinor }, index) => {
      const round = roundOf(index);
      const bet = {
        kind: 'bet' as const,
        actionId: betOf(round),
        amountMinor: Number(costMinor),
        originalActionId: null,
      };
      return ticketCall({ game_code: game.gameCode, round_name: round, currency }, { userId, vendor }, [bet], false);
    });
  // Before the transaction: it looks the catalogue and the site's switch up.
  const terms = await termsOf(integration, { ...emptyCall, vendor, gameCode: game.gameCode, currency });

  const { rows, told } = await database.forSite(site.id, async (tx) => {
    await assertIdentity(tx, site, memberId, 'play');
    // Balances are held before play is read, as by those who stop it. Buying is play that begins again.
    const wasStopped = await holdStoppedPlay(tx, player);
    if (wasStopped) {
      await assertMayGoOn(tx, site, player);
      await notePlayBegun(tx, player);
    }
    const userId = await vendorMemberId(tx, site.id, integration.integrationId, memberId);
    const bets = calls(userId);
    const outcomes = await processInside(
      tx,
      bets.map((call) => requestOf(integration, { call, terms, at })),
    );
    const ids = outcomes.map((outcome) => {
      if (outcome.kind === 'refused') throw walletRefusal(outcome.code);
      return outcome.transactionIds[0] ?? '';
    });
    const known = await findTickets(tx, site.id, { memberId, ids });
    if (known.length > 0) return { rows: repeated(known, digest), told: [] };
    if (!wasStopped) await assertMayGoOn(tx, site, player);
    const [chaseId = null] = ids;
    const tickets = sales.map(
      ({ draw, lines, costMinor }, index): NewTicket => ({
        ticket_id: ids[index] ?? '',
        member_id: memberId,
        integration_id: integration.integrationId,
        game_code: game.gameCode,
        issue: draw.issue,
        currency,
        currency_decimals: decimals,
        stake_minor: `${costMinor}`,
        lines: storedLines(lines),
        chase_id: sales.length > 1 ? chaseId : null,
        stops_on_win: sales.length > 1 && asked.stopsOnWin === true,
        round_name: roundOf(index),
        request_digest: digest,
        drawsAt: new Date(draw.atMs),
        closesAt: new Date(closesAtMs(game, draw)),
        placedAt: at,
      }),
    );
    await insertTickets(tx, site.id, tickets);
    await expose(tx, { site, game, sales, limitMinor: decimalToMinor(settings.maxExposure, decimals) });
    const settled = bets.flatMap((call, index) => {
      const outcome = outcomes[index];
      return (outcome && settledOf(integration, call, outcome)) ?? [];
    });
    return { rows: await findTickets(tx, site.id, { memberId, ids }), told: settled };
  });

  for (const settled of told) onSettled(settled);
  for (const { draw } of sales) onSold(new Date(draw.atMs));
  return presentAll(rows, shown);
}

function presentAll(rows: readonly TicketRow[], shown: Parameters<typeof presentTicket>[1]): PlacedLotteryTickets {
  return { tickets: rows.map((row) => presentTicket(row, shown)) as PlacedLotteryTickets['tickets'] };
}

function salesOf(
  game: LotteryGame,
  { issue, lines, draws: count = 1 }: NewLotteryTicket,
  terms: LotterySettings & { readonly decimals: number; readonly at: Date },
): Sale[] {
  const open = openDraws(game, terms.at.getTime(), MOST_DRAWS + 1);
  const from = open.findIndex((draw) => draw.issue === issue);
  if (from < 0) {
    const draw = drawOfIssue(game, issue);
    const isPast = draw !== null && closesAtMs(game, draw) <= terms.at.getTime();
    throw isPast
      ? new DomainError('draw_closed', { fields: { issue: 'not_allowed_value' } })
      : new DomainError('invalid_request', { fields: { issue: 'not_allowed_value' } });
  }
  if (from + count > open.length) throw new DomainError('invalid_request', { fields: { draws: 'out_of_range' } });
  return open.slice(from, from + count).map((draw) => {
    const sold = askedLines({ lines }, betTypesOf(game, draw), terms);
    return { draw, lines: sold, costMinor: sold.reduce((sum, line) => sum + line.costMinor, 0n) };
  });
}

/** The tickets of the first time. */
function repeated(known: readonly TicketRow[], digest: string): readonly TicketRow[] {
  if (known.some(({ request_digest }) => request_digest !== digest)) throw new DomainError('idempotency_mismatch');
  return known;
}

async function expose(
  tx: SiteTransaction,
  {
    site,
    game,
    sales,
    limitMinor,
  }: {
    readonly site: PublishedSite;
    readonly game: LotteryGame;
    readonly sales: readonly Sale[];
    readonly limitMinor: bigint;
  },
): Promise<void> {
  for (const { draw, lines } of sales) {
    const types = betTypesOf(game, draw);
    const byPick = exposureOf(lines, (code) => types.find((type) => type.code === code));
    const exposure = { gameCode: game.gameCode, issue: draw.issue, drawsAt: new Date(draw.atMs), byPick };
    const full = await addExposure(tx, site.id, exposure, limitMinor);
    if (full.length === 0) continue;
    const faulty = lines.flatMap(({ betType, picks }, index) =>
      [...picks, picks.join('-')].some((pick) => full.includes(`${betType} ${pick}`)) ? [index] : [],
    );
    throw new DomainError('lottery_number_full', {
      fields: Object.fromEntries(faulty.map((index) => [`lines.${index}.picks`, 'out_of_range' as const])),
    });
  }
}
