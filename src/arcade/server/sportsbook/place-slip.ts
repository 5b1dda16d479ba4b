import type { BookId } from '#arcade/games/sportsbook/data/sport-data.ts';
import type { OddsHundredths } from '#arcade/games/sportsbook/markets/odds.ts';
import { type Selection, selectionIn } from '#arcade/games/sportsbook/markets/selection.ts';
import type { Fixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { SEASON_RULES } from '#arcade/games/sportsbook/season/timeline.ts';
import { MOST_COMBINATIONS, type SlipLeg } from '#arcade/games/sportsbook/slip/slip.ts';
import { combinationsOf, payoutOf } from '#arcade/games/sportsbook/slip/slip-payout.ts';
import { choiceOfSlip, slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { PlaceSlip, SlipAnswer } from '#arcade/sportsbook-api.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import type { ArcadeGame } from '../games/arcade-games.ts';
import { baseMinorOf, betLadder } from '../games/bet-ladder.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { assertStands } from '../play/round-answer.ts';
import { assertGoesOn } from '../play/session-access.ts';
import { settleBefore, settled } from '../play/settle-in-play.ts';
import { TAKEN_BACK } from '../rounds/round-settler.ts';
import { cancelRound, findRoundByRequest, insertRound, type Round, roundById } from '../store/round-store.ts';
import type { PlaySession } from '../store/session-store.ts';
import { settleSoon } from '../store/staked-rounds.ts';
import type { Exposure } from './exposure.ts';
import type { MatchCentre } from './match-centre.ts';
import type { OpenSlips } from './open-slips.ts';
import { slipOfRound } from './slip-of-round.ts';
import { slipSeeds } from './slip-seeds.ts';
import { fixtureOfBook } from './sports-board.ts';

export interface SlipParts {
  readonly centre: MatchCentre;
  readonly exposure: Exposure;
  readonly slips: OpenSlips;
  readonly now: () => number;
}

/** Odds of a match in play that have moved by less since the player saw them are still given. */
const TOLERANCE = 0.03;
/** More open slips of one player are not taken: each is read and priced whenever he looks at them. */
const MOST_OPEN_SLIPS = 100;
/** Odds that the player sees are as old as this at most. */
const SEEN_WITHIN_MS = 4_000;
const ODDS_CHANGE_EVERY_MS = 1_000;

interface AskedLeg {
  readonly fixture: Fixture;
  readonly selection: Selection;
  readonly asked: PlaceSlip['legs'][number];
}

/**
 * Places a slip: its odds are checked, in play once more after a delay, then its round is stored and the wallet is
 * asked for the bet. A slip whose wallet does not answer in time is given up, since its matches go on. A repeated
 * request has the same answer.
 * @throws GameRefusal `invalid_request`, and what the wallet or the operator refuses it for.
 */
export async function placeSlip(
  parts: SlipParts,
  place: PlayParts,
  session: PlaySession,
  game: ArcadeGame & { readonly book: BookId },
  request: PlaceSlip,
): Promise<SlipAnswer> {
  const known = findRoundByRequest(place.store, session, request.requestId);
  if (known !== undefined)
    return answered(parts, place, await place.queue.run(session, async () => settled(place, known)));
  const legs = askedLegs(game.book, request);
  assertLeast(game, session, request);
  assertGoesOn(place.store, session);
  const askedAt = parts.now();
  const wereOffered = legs.map((leg) => wasOffered(parts.centre, leg, askedAt));
  const odds = oddsOf(parts.centre, legs, askedAt);
  if (givenOdds(legs, odds, wereOffered, request.accepts) === null) return { outcome: 'moved', odds };
  const delayMs = Math.max(0, ...legs.map(({ fixture }) => delayOf(fixture, askedAt)));
  if (delayMs > 0) await place.pause(delayMs);
  return place.queue.run(session, async () => {
    const again = findRoundByRequest(place.store, session, request.requestId);
    if (again !== undefined) return answered(parts, place, await settled(place, again));
    await settleBefore(place, session);
    if (parts.slips.countOf(place, session) >= MOST_OPEN_SLIPS) return { outcome: 'full', most: MOST_OPEN_SLIPS };
    // A score during the delay has changed these odds.
    const late = oddsOf(parts.centre, legs, parts.now());
    const given = givenOdds(legs, late, wereOffered, request.accepts);
    if (given === null) return { outcome: 'moved', odds: late };
    const taken = takenLegs(legs, given);
    const mostMinor = mostOf(parts.exposure, game, session, taken, request);
    if (request.betMinor > mostMinor) return { outcome: 'limited', mostMinor };
    return answered(parts, place, await settled(place, open(parts, place, session, request, taken)));
  });
}

/** How long a bet waits: matches in play have a delay. */
function delayOf({ startsAt, sport }: Fixture, now: number): number {
  return startsAt <= now ? sport.delayMs : 0;
}

/** @throws GameRefusal `invalid_request` for less than the tile's least bet. */
function assertLeast(game: ArcadeGame, session: PlaySession, { betMinor }: PlaceSlip): void {
  const currency = { code: session.currency, decimals: session.currencyDecimals };
  const [least = 1] = betLadder(game, currency).betsMinor;
  if (betMinor < least) throw invalidRequest({ betMinor: `must be at least ${least}` });
}

function askedLegs(book: BookId, { legs, size, betMinor }: PlaceSlip): readonly AskedLeg[] {
  if (size > legs.length) throw invalidRequest({ size: 'must not be above the number of legs' });
  const combinations = combinationsOf(legs.length, size);
  if (combinations > MOST_COMBINATIONS)
    throw invalidRequest({ legs: `must have at most ${MOST_COMBINATIONS} combinations` });
  if (betMinor % combinations !== 0) throw invalidRequest({ betMinor: `must be a whole multiple of ${combinations}` });
  if (new Set(legs.map(({ fixtureId }) => fixtureId)).size < legs.length)
    throw invalidRequest({ legs: 'must be of different matches' });
  return legs.map((asked) => {
    const selection = selectionIn(asked.selection);
    if (selection === undefined) throw invalidRequest({ selection: 'names nothing to bet on' });
    return { fixture: fixtureOfBook(book, asked.fixtureId), selection, asked };
  });
}

type Odds = OddsHundredths | null;

function oddsOf(centre: MatchCentre, legs: readonly AskedLeg[], now: number): readonly Odds[] {
  return legs.map(({ fixture, selection }) => centre.oddsOf(fixture, selection, now));
}

/** Whether the odds that a player asks for are those of now or of a moment ago, never better ones. */
function wasOffered(centre: MatchCentre, { fixture, selection, asked }: AskedLeg, now: number): boolean {
  for (let agoMs = 0; agoMs <= SEEN_WITHIN_MS; agoMs += ODDS_CHANGE_EVERY_MS)
    if (centre.oddsOf(fixture, selection, now - agoMs) === asked.odds) return true;
  return false;
}

/** The odds that each leg gets; null where the player has to see the present ones first. */
function givenOdds(
  legs: readonly AskedLeg[],
  present: readonly Odds[],
  wereOffered: readonly boolean[],
  accepts: PlaceSlip['accepts'],
): readonly OddsHundredths[] | null {
  const given = legs.map(({ asked }, index) => {
    const now = present[index] ?? null;
    if (now === null || now === asked.odds) return now;
    const isClose = wereOffered[index] === true && Math.abs(now - asked.odds) <= asked.odds * TOLERANCE;
    if (isClose) return Math.max(now, asked.odds);
    return accepts === 'any' || (accepts === 'better' && now > asked.odds) ? now : null;
  });
  return given.every((odds) => odds !== null) ? given : null;
}

function takenLegs(legs: readonly AskedLeg[], given: readonly OddsHundredths[]): readonly SlipLeg[] {
  return legs.map(({ fixture, asked }, index) => ({
    fixtureId: fixture.id,
    sport: fixture.sportId,
    league: fixture.league.name,
    home: fixture.home,
    away: fixture.away,
    startsAt: fixture.startsAt,
    selection: asked.selection,
    odds: given[index] ?? asked.odds,
    rules: SEASON_RULES,
  }));
}

/** The highest bet that is taken on a slip: that of the tile, and what the house may lose by it. */
function mostOf(
  exposure: Exposure,
  game: ArcadeGame,
  session: PlaySession,
  legs: readonly SlipLeg[],
  { size }: PlaceSlip,
): number {
  const currency = { code: session.currency, decimals: session.currencyDecimals };
  const { betsMinor } = betLadder(game, currency);
  const combinations = combinationsOf(legs.length, size);
  const lossOfOne = profitOf(legs, size, 1_000_000 * combinations) / (1_000_000 * combinations);
  const byLoss = (exposure.leftFor(legs) * baseMinorOf(currency)) / Math.max(lossOfOne, 1e-9);
  const most = Math.min(betsMinor.at(-1) ?? 0, Math.floor(byLoss));
  const floored = most - (most % combinations);
  return floored < (betsMinor[0] ?? 1) ? 0 : floored;
}

/** What the house loses where all legs win. */
function profitOf(legs: readonly SlipLeg[], size: number, betMinor: number): number {
  const won = legs.map(({ odds }) => ({ odds, outcome: 'won' }) as const);
  return payoutOf(won, size, betMinor) - betMinor;
}

function open(
  { slips, centre }: SlipParts,
  place: PlayParts,
  session: PlaySession,
  { requestId, betMinor, size }: PlaceSlip,
  legs: readonly SlipLeg[],
): Round {
  const { store, secrets, clock } = place;
  const now = clock().getTime();
  const currency = { code: session.currency, decimals: session.currencyDecimals };
  const worth = profitOf(legs, size, betMinor) / baseMinorOf(currency);
  const round = store.transaction(() =>
    insertRound(
      store,
      session,
      {
        id: secrets.roundId(),
        requestId,
        machineId: slipRules.id,
        choices: [choiceOfSlip({ legs, size }, worth)],
        isOver: false,
        seedId: slipSeeds(store, centre.slipSeed, now),
        nonce: 0,
        bet: betMinor,
        win: 0,
        betsClosedAt: now,
      },
      now,
    ),
  );
  slips.add(place, round);
  return round;
}

/** @throws GameRefusal where the wallet has not taken the bet. */
function answered({ centre, slips }: SlipParts, place: PlayParts, round: Round): SlipAnswer {
  const { store, clock } = place;
  if (round.machineId !== slipRules.id) throw invalidRequest({ requestId: 'was used for another round' });
  if (!round.isOver && round.state !== 'staked') slips.forget(round.id);
  if (round.state === 'open' && !round.isOver) {
    cancelRound(store, round.id, TAKEN_BACK);
    settleSoon(store, round.id, clock().getTime());
    throw new GameRefusal(TAKEN_BACK.code, TAKEN_BACK.message);
  }
  if (round.state !== 'open') assertStands(round);
  const slip = slipOfRound(centre, roundById(store, round.id), clock().getTime());
  return { outcome: 'accepted', slip, balanceMinor: round.balance ?? 0 };
}
