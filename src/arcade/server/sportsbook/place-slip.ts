import type { BookId } from '#arcade/games/sportsbook/data/sport-data.ts';
import type { OddsHundredths } from '#arcade/games/sportsbook/markets/odds.ts';
import { type Selection, selectionIn } from '#arcade/games/sportsbook/markets/selection.ts';
import type { Fixture } from '#arcade/games/sportsbook/season/fixture.ts';
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
}

/** Odds of a match in play that have moved by less since the player saw them are still given. */
const TOLERANCE = 0.03;

interface AskedLeg {
  readonly fixture: Fixture;
  readonly selection: Selection;
  readonly asked: PlaceSlip['legs'][number];
}

/**
 * Places a slip: its odds are checked, in play again after a delay, then it is written down, then the wallet is asked
 * for its bet. One whose wallet does not answer in time is given up, since its matches go on. The same request gives
 * the same slip.
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
  const moved = movedOdds(parts.centre, place, legs, request.accepts);
  if (moved !== null) return moved;
  const delayMs = Math.max(0, ...legs.map(({ fixture }) => delayOf(fixture, place.clock().getTime())));
  if (delayMs > 0) await place.pause(delayMs);
  return place.queue.run(session, async () => {
    const again = findRoundByRequest(place.store, session, request.requestId);
    if (again !== undefined) return answered(parts, place, await settled(place, again));
    await settleBefore(place, session);
    // Scores of the time between are in these odds.
    const late = movedOdds(parts.centre, place, legs, request.accepts);
    if (late !== null) return late;
    const taken = takenLegs(parts.centre, legs, place.clock().getTime());
    const mostMinor = mostOf(parts.exposure, game, session, taken, request);
    if (request.betMinor > mostMinor) return { outcome: 'limited', mostMinor };
    return answered(parts, place, await settled(place, open(parts, place, session, request, taken)));
  });
}

/** Matches in play make bets wait. */
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

/** The odds of all legs now where the player has to see them first; null where the slip may be placed. */
function movedOdds(
  centre: MatchCentre,
  { clock }: PlayParts,
  legs: readonly AskedLeg[],
  accepts: PlaceSlip['accepts'],
): SlipAnswer | null {
  const now = clock().getTime();
  const odds = legs.map(({ fixture, selection }) => centre.oddsOf(fixture, selection, now));
  const isFine = legs.every(({ asked, fixture }, index) =>
    isTaken(asked.odds, odds[index] ?? null, accepts, fixture.startsAt <= now ? TOLERANCE : 0),
  );
  return isFine ? null : { outcome: 'moved', odds };
}

function isTaken(
  asked: OddsHundredths,
  now: OddsHundredths | null,
  accepts: PlaceSlip['accepts'],
  tolerance: number,
): boolean {
  if (now === null) return false;
  if (accepts === 'any' || now === asked) return true;
  const isClose = Math.abs(now - asked) <= asked * tolerance;
  return isClose || (accepts === 'better' && now > asked);
}

/** Legs with the odds that they get: never less than those that the player agreed to. */
function takenLegs(centre: MatchCentre, legs: readonly AskedLeg[], now: number): readonly SlipLeg[] {
  return legs.map(({ fixture, asked, selection }) => {
    const { status, state } = centre.standingOf(fixture, now);
    const odds = centre.oddsOf(fixture, selection, now) ?? asked.odds;
    return {
      fixtureId: fixture.id,
      sport: fixture.sportId,
      league: fixture.league.name,
      home: fixture.home,
      away: fixture.away,
      startsAt: fixture.startsAt,
      selection: asked.selection,
      odds: status === 'live' && odds < asked.odds && odds >= asked.odds * (1 - TOLERANCE) ? asked.odds : odds,
      scoreThen: status === 'upcoming' ? null : state.score,
    };
  });
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
