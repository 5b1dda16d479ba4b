import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameSession } from '#arcade/game-api.ts';
import { roundGameById } from '#arcade/games/round-games.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { swimmingIn } from '#arcade/testing/test-fish.ts';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { sportsTileOf } from '#catalogue/sports-books.ts';
import { tableGameOf } from '#catalogue/table-games.ts';
import { roundAt } from '../tables/table-clock.ts';
import { arcadeGames } from './arcade-games.ts';

/** Types that the arcade has whole. Of the others it has the games of some names. */
const WHOLE: ReadonlySet<string> = new Set(['RNG', 'JP', 'VP', 'SC', 'AC', 'FISH']);

const catalogue = generateCatalogue();
const served = catalogue.filter(
  (game) =>
    game.isGame === 'GAME' &&
    (WHOLE.has(game.gameType) || tableGameOf(game) !== undefined || sportsTileOf(game) !== undefined),
);
/** The first game of each type of each vendor; of tables the first of each kind. */
const firsts = [
  ...new Map(
    served.map((game) => [`${game.vassalage} ${game.gameType} ${tableGameOf(game) ?? ''}`, game] as const).reverse(),
  ),
].reverse();

const games = arcadeGames(catalogue);

let arcade: TestArcade;

beforeAll(async () => {
  arcade = await testArcade({ games });
});
afterAll(() => arcade.stop());

/** Plays one round as its game asks, or places chips at a shared table. */
async function play(session: GameSession, requestId: string): Promise<number> {
  const { token, defaultBetMinor } = session;
  if (session.kind === 'slot') return (await arcade.spin(session, requestId)).status;
  if (session.sports !== undefined) {
    const { sport } = session.sports;
    return (await arcade.call('GET', `/api/sports/board?sport=${sport}`, { token })).status;
  }
  const { rules } = roundGameById(session.rulesId);
  const start = rules.startChoices === 1 ? rules.choiceOfAbsent([]) : undefined;
  const chips = { bets: { [rules.places?.[0] ?? '']: defaultBetMinor } };
  const { vendor, code } = session.game;
  const game = games.find(vendor, code);
  if (session.kind === 'fish') {
    const shots = [{ weapon: 'bolt', fish: [swimmingIn(session, arcade.now.ms)] }];
    const body = { requestId, stakeMinor: defaultBetMinor, shots };
    return (await arcade.call('POST', '/api/fish/volleys', { token, body })).status;
  }
  if (session.isMatch) {
    const seek = (opponent: string) =>
      arcade.call('POST', '/api/match/seek', { token, body: { stakeMinor: defaultBetMinor, opponent } });
    await seek('player');
    arcade.now.ms += 6_000;
    const { status } = await seek('bot');
    await arcade.arcade.matches.settled();
    arcade.arcade.matches.look();
    return status;
  }
  if (session.isShared && game?.kind !== 'slot' && game?.pace) {
    // At the beginning of a round.
    const { endsAt } = roundAt(game.pace, arcade.now.ms);
    arcade.now.ms = endsAt;
    const body = { number: roundAt(game.pace, endsAt).number, revision: 1, chips: chips.bets };
    return (await arcade.call('PUT', '/api/table/bets', { token, body })).status;
  }
  const choice = rules.betOf === undefined ? start : chips;
  const body = { requestId, betMinor: defaultBetMinor, ...(choice && { choice }) };
  return (await arcade.call('POST', '/api/rounds', { token, body })).status;
}

describe('every vendor', () => {
  it('has at least one type', () => {
    expect(firsts.length).toBeGreaterThan(100);
  });

  it.each(firsts)('%s: its first game opens and plays', async (_name, game: CatalogueGame) => {
    const { vassalage, gameCode } = game;
    arcade.operator.balance = 100_000_000;
    const session = await arcade.openGame(vassalage, { game: `${vassalage}:${gameCode}`, user_id: gameCode });
    expect(session.game.code).toBe(gameCode);
    expect(await play(session, `request-${gameCode}`)).toBe(200);
  });
});
