import fc from 'fast-check';
import { expect } from 'vitest';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { addUpAllRecords } from '#gateway/areas/records/add-up-records.ts';
import { payBoards } from '#gateway/areas/rewards/boards/pay-boards.ts';
import { payCashback } from '#gateway/areas/rewards/cashback/pay-cashback.ts';
import { claimMission } from '#gateway/areas/rewards/missions/claim-mission.ts';
import { drawRaffles } from '#gateway/areas/rewards/raffle/draw-raffles.ts';
import { readRaffle } from '#gateway/areas/rewards/raffle/read-raffle.ts';
import { claimRebate } from '#gateway/areas/rewards/rebate/claim-rebate.ts';
import { payRebates } from '#gateway/areas/rewards/rebate/pay-rebates.ts';
import type { GamesOfRewards } from '#gateway/areas/rewards/reward-parts.ts';
import { raiseLevel } from '#gateway/areas/rewards/vip/raise-level.ts';
import type { Database } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { houseSecret } from '#gateway/kit/house-secret.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { boardOf, compareRewards, type Prizes } from './compare-rewards.ts';
import { type MissionId, PlayRewardsModel } from './play-rewards-model.ts';
import { RebateModel } from './rebate-model.ts';

const SITE = 'aurora';
const CURRENCY = 'EUR';
/** Members who live at the same time. */
const AT_ONCE = 100;
/** A Monday. */
const START = Date.parse('2026-03-02T00:00:00Z');
const HOUR_MS = 3_600_000;
/** From one step to the next: eleven steps are two weeks and some hours. */
const STEP_MS = 31 * HOUR_MS;
const PAID_AT_HOUR = 6;
const OWN_MINOR = 100_000;
const CATEGORIES = { slot: 'RNG', table: 'LIVE', other: 'none' } as const;

type Databases = Pick<Database, 'forSite' | 'forReading' | 'call' | 'secrets'>;
type GameCode = keyof typeof CATEGORIES;

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      game: fc.constantFrom<GameCode>('slot', 'slot', 'table', 'other'),
      amount: fc.constantFrom(1, 40, 99, 250, 700, 1_999),
      won: fc.constantFrom(0, 0, 0, 30, 900),
      isOpen: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('takeBack' as const), number: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('close' as const), number: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('deposit' as const), amount: fc.constantFrom(60, 100, 150) }) },
  { weight: 2, arbitrary: fc.constant({ does: 'look' as const }) },
  { weight: 3, arbitrary: fc.constant({ does: 'claim' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('claimMission' as const),
      id: fc.constantFrom<MissionId>('slots-day', 'stake-week', 'days-once'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Life {
  readonly memberId: string;
  readonly userId: string;
  readonly steps: readonly Step[];
  readonly model: RebateModel;
  readonly play: PlayRewardsModel;
  /** Of each bet, whether it was rolled back. */
  readonly isBack: boolean[];
}

const levels = [
  { name: { EN: 'Bronze' }, crest: 'bronze', staked: '0' },
  { name: { EN: 'Silver' }, crest: 'silver', staked: '3.00', deposited: '1.00', upgrade: { amount: '1.00' } },
  { name: { EN: 'Gold' }, crest: 'gold', staked: '10.00', deposited: '1.50', upgrade: { amount: '2.00' } },
];
const site = {
  id: SITE,
  site: {
    ...{ timeZone: 'UTC', languages: { default: 'EN', offered: ['EN'] } },
    ...{ currency: { code: CURRENCY, symbol: '€', decimals: 2, symbolPosition: 'before' } },
    ...{ flags: ['VIP3', 'BONUS3'].map((modId) => ({ modId, enabled: true })), vip: { levels } },
    rebate: {
      ...{ period: 'week', paidAtHour: PAID_AT_HOUR, least: '0.05' },
      rates: [
        { category: 'RNG', percents: ['0.5', '1.25', '2'] },
        { category: 'LIVE', percents: ['0.25'] },
      ],
    },
    bonus: { spends: 'ownFirst', contributions: [], offers: [] },
    cashback: {
      ...{ name: { EN: 'Cashback' }, period: 'week', paidAtHour: PAID_AT_HOUR },
      ...{ percent: 10, from: '5.00', largest: '1.50', turnover: 3, days: 7 },
    },
    raffle: {
      ...{ name: { EN: 'Raffle' }, every: 'week', drawnAtHour: PAID_AT_HOUR, per: '4.00', most: 6, seats: 100_000 },
      prizes: [{ count: 5, prize: { amount: '1.00' } }],
    },
    missions: {
      list: [
        { id: 'slots-day', every: 'day', task: { rounds: 2, category: 'RNG' } },
        { id: 'stake-week', every: 'week', task: { stake: '15.00' } },
        { id: 'days-once', every: 'once', task: { days: 3 } },
      ].map((mission) => ({ ...mission, name: { EN: mission.id }, prize: { amount: '0.10' } })),
    },
    leaderboard: {
      ...{ name: { EN: 'Board' }, counts: 'staked' },
      boards: [{ every: 'week', prizes: [{ amount: '3.00' }, { amount: '2.00' }, { amount: '1.00' }] }],
    },
  },
} as unknown as PublishedSite;
const games: GamesOfRewards = {
  gameTypes: async () => (game) => {
    const category = CATEGORIES[game.gameCode as GameCode];
    return category === 'none' ? undefined : category;
  },
  describeTypes: async () => [],
};

/**
 * Lives random histories of members with all rewards of play through, on the database and in models, and compares what
 * was granted and paid. The jobs run between the steps, twice. @returns how many of a kind were granted.
 */
export async function liveRewardHistories(database: Databases, count: number): Promise<Map<string, number>> {
  await database.forSite(SITE, (tx) => tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute());
  await addIntegration(database);
  const histories = fc.sample(fc.array(step, { minLength: 5, maxLength: 11 }), { numRuns: count, seed: 20_261_128 });
  let nowMs = START;
  const granted = new Map<string, number>();
  const parts = {
    ...{ database, games, clock: () => new Date(nowMs), onMoved: () => undefined, sites: { all: () => [site] } },
    raffleSecret: houseSecret(database.secrets, 'raffles'),
    onFailed: (_site: string, member: string | null, cause: unknown) => {
      throw new Error(`${member} failed`, { cause });
    },
  };
  for (let from = 0; from < count; from += AT_ONCE) {
    const lives: Life[] = [];
    const boards = new Map<string, Prizes>();
    const undrawn = new Set<string>();
    for (const [index, steps] of histories.slice(from, from + AT_ONCE).entries()) {
      const memberId = `R${String(from + index).padStart(9, '0')}`;
      const given = { memberId, integrationId: 'aurora.PG', balanceMinor: OWN_MINOR, currency: CURRENCY };
      const userId = await addPlayer(database, given);
      lives.push({ memberId, userId, steps, model: new RebateModel(), play: new PlayRewardsModel(), isBack: [] });
    }
    // The last steps are the jobs' alone, until every week is paid.
    const longest = Math.max(...lives.map(({ steps }) => steps.length)) + 7;
    for (let place = 0; place < longest; place += 1) {
      const before = nowMs;
      nowMs += STEP_MS;
      undrawn.add(mondayOf(nowMs));
      for (const week of weeksPaidBetween(before, nowMs)) {
        undrawn.delete(week);
        for (const { model, play } of lives) {
          model.payRest(week);
          play.payWeek(week);
        }
        boards.set(week, boardOf(lives, week));
      }
      for (const week of undrawn) for (const { play } of lives) play.giveTickets(week);
      if (place % 3 === 0) await addUpAllRecords(parts);
      for (const pay of [payRebates, payCashback, drawRaffles, payBoards])
        for (let turn = 0; turn < 2; turn += 1) await pay(parts);
      const moves = lives.flatMap((life) => moveOf(life, place, nowMs));
      const outcomes = await processMany(
        database,
        moves.map(({ request }) => request),
      );
      for (const [index, outcome] of outcomes.entries())
        expect(outcome.kind, JSON.stringify(moves[index]?.request)).toBe('applied');
      for (const life of lives) await doOne(parts, life, place, nowMs);
    }
    for (const life of lives) {
      for (const [kind, number] of await compareRewards(database, SITE, life, boards))
        granted.set(kind, (granted.get(kind) ?? 0) + number);
    }
  }
  const faults = await database.forSite(SITE, (tx) => checkLedger(tx, SITE));
  expect(isSound(faults), JSON.stringify(faults)).toBe(true);
  return granted;
}

const mondayOf = (ms: number): string => {
  const day = new Date(ms);
  return new Date(ms - ((day.getUTCDay() + 6) % 7) * 24 * HOUR_MS).toISOString().slice(0, 10);
};

/** The Mondays of the weeks whose rest is due after one moment and up to another. */
function weeksPaidBetween(beforeMs: number, nowMs: number): readonly string[] {
  const dueOf = (ms: number) => mondayOf(ms - PAID_AT_HOUR * HOUR_MS);
  const was = dueOf(beforeMs);
  return was === dueOf(nowMs) ? [] : [was];
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

type ActionKind = 'bet' | 'win' | 'rollback';
/** The actions of a round. A win of nothing is one too. */
const PLAYED: readonly ActionKind[] = ['bet', 'win'];

/** What a step sends to the wallet. */
function moveOf({ userId, steps, model, play, isBack }: Life, place: number, nowMs: number) {
  const one = steps[place];
  const move = (number: number, kinds: readonly ActionKind[], amounts: readonly number[], finished = true) => ({
    request: {
      ...{ site: SITE, integration: 'aurora.PG', vendor: 'PG', user: userId, currency: CURRENCY, own: CURRENCY },
      ...{ zone: 'UTC', game: gameOfBet(steps, number), round: `${userId} ${number}`, session: null, finished },
      ...{
        known: true,
        sessions: false,
        debts: false,
        refusal: 0,
        most: null,
        at: new Date(nowMs).toISOString(),
        weight: 0,
      },
      kinds,
      amounts,
      ids: kinds.map((kind, index) => `${userId} ${number} ${kind} ${index}`),
      originals: kinds.map((kind, index) =>
        kind === 'rollback' ? `${userId} ${number} ${PLAYED[index]} ${index}` : null,
      ),
    } as Parameters<typeof processMany>[1][number],
  });
  if (one?.does === 'bet') {
    const { amount, won, isOpen } = one;
    const bet = { amount, category: CATEGORIES[one.game], week: mondayOf(nowMs), isOpen };
    model.bet(bet);
    play.bet({ ...bet, won, day: dayOf(nowMs) });
    isBack.push(false);
    return [move(isBack.length - 1, PLAYED, [amount, won], !isOpen)];
  }
  if (one?.does === 'close' && isBack[one.number] === false) {
    model.close(one.number);
    play.close(one.number);
    return [move(one.number, [], [])];
  }
  if (one?.does !== 'takeBack' || isBack[one.number] !== false) return [];
  isBack[one.number] = true;
  model.takeBack(one.number);
  play.takeBack(one.number);
  return [move(one.number, ['rollback', 'rollback'], [0, 0])];
}

function gameOfBet(steps: readonly Step[], number: number): GameCode {
  const bet = steps.filter((one) => one.does === 'bet')[number];
  return bet?.does === 'bet' ? bet.game : 'other';
}

type Parts = Parameters<typeof claimRebate>[0] & Pick<Parameters<typeof readRaffle>[0], 'raffleSecret'>;

async function doOne(
  parts: Parts,
  { memberId, steps, model, play }: Life,
  place: number,
  nowMs: number,
): Promise<void> {
  const one = steps[place];
  if (one?.does === 'deposit') {
    model.deposit(one.amount);
    await parts.database.forSite(SITE, (tx) =>
      postTransfer(tx, SITE, {
        ...{ kind: 'deposit_credit', currency: CURRENCY, request: { scope: 'test', key: `${memberId} ${place}` } },
        lines: [
          { kind: 'house', amount: -BigInt(one.amount) },
          { kind: 'member', memberId, amount: BigInt(one.amount) },
        ],
      }),
    );
  } else if (one?.does === 'look') {
    model.look();
    await readRaffle(parts, site, { memberId, language: 'EN' });
    await parts.database.forSite(SITE, (tx) => raiseLevel(tx, site, { memberId, at: new Date(nowMs) }));
  } else if (one?.does === 'claim') {
    const isPaid = await isDone(claimRebate(parts, site, memberId), ['nothing_to_claim']);
    expect(isPaid, `${memberId}, step ${place}: ${JSON.stringify(steps)}`).toBe(model.claim(mondayOf(nowMs)));
  } else if (one?.does === 'claimMission') {
    const claiming = claimMission(parts, site, { memberId, missionId: one.id });
    const isPaid = await isDone(claiming, ['mission_open', 'already_claimed']);
    const period = { day: dayOf(nowMs), week: mondayOf(nowMs) };
    expect(isPaid, `${memberId}, step ${place}: ${JSON.stringify(steps)}`).toBe(play.claimMission(one.id, period));
  }
}

/** Whether a claim is paid; false where it is refused with one of the codes. */
async function isDone(claiming: Promise<unknown>, refusals: readonly string[]): Promise<boolean> {
  try {
    await claiming;
    return true;
  } catch (error) {
    if (error instanceof DomainError && refusals.includes(error.code)) return false;
    throw error;
  }
}
