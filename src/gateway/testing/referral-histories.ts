import fc from 'fast-check';
import { expect } from 'vitest';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { addUpAllRecords } from '#gateway/areas/records/add-up-records.ts';
import { countReferrals } from '#gateway/areas/rewards/referral/count-referrals.ts';
import { insertReferral } from '#gateway/areas/rewards/repository/referral-repository.ts';
import type { Database } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { ReferralModel, type ReferralTerms } from './referral-model.ts';

const SITE = 'aurora';
const CURRENCY = 'EUR';
const FRIENDS = 3;
const AT_ONCE = 25;
/** So long that everybody is counted in each step. */
const STEP_MS = 7 * 3_600_000;
const MOST_STEPS = 20;
const OWN_MINOR = 100_000;

type Databases = Pick<Database, 'forSite' | 'forReading' | 'call' | 'secrets'>;

const friend = fc.nat(FRIENDS - 1);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('bet' as const), friend, amount: fc.constantFrom(99, 400, 1_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('deposit' as const), friend, amount: fc.constantFrom(500, 999) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('takeBack' as const), friend }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('verify' as const), friend }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('keep' as const), friend, isKept: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const terms: ReferralTerms = {
  ...{ deposited: 900, staked: 500, most: 2, each: 500, tier: { from: 2, each: 700, once: 2_000 } },
};
const site = {
  id: SITE,
  site: {
    ...{ timeZone: 'UTC', currency: { code: CURRENCY, symbol: '€', decimals: 2, symbolPosition: 'before' } },
    flags: [{ modId: 'REFERRAL3', enabled: true }],
    referral: {
      qualifies: { days: 300, deposited: '9.00', staked: '5.00', contact: true },
      reward: { amount: '5.00' },
      tiers: [{ from: 2, each: { amount: '7.00' }, once: { amount: '20.00' } }],
      mostPerMonth: terms.most,
    },
  },
} as unknown as PublishedSite;

interface Life {
  readonly memberId: string;
  readonly steps: readonly Step[];
  readonly model: ReferralModel;
  readonly users: readonly string[];
}

const friendId = (memberId: string, number: number): string => `F${number}${memberId.slice(2)}`;

/**
 * Lives random histories of members and their friends through, on the database and in the model, and compares what was
 * granted. The job runs after each step, some times twice. @returns how many rewards were granted.
 */
export async function liveReferralHistories(database: Databases, count: number): Promise<number> {
  await database.forSite(SITE, (tx) => tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute());
  await addIntegration(database);
  const histories = fc.sample(fc.array(step, { minLength: 10, maxLength: MOST_STEPS }), {
    numRuns: count,
    seed: 20_261_129,
  });
  // The database dates deposits by its own clock: the histories end before now, within the days that count.
  let nowMs = Date.now() - Math.ceil(count / AT_ONCE) * MOST_STEPS * STEP_MS;
  let granted = 0;
  const parts = {
    ...{ database, clock: () => new Date(nowMs), sites: { all: () => [site] } },
    onFailed: (_site: string, member: string | null, cause: unknown) => {
      throw new Error(`${member} failed`, { cause });
    },
  };
  for (let from = 0; from < count; from += AT_ONCE) {
    const lives: Life[] = [];
    for (const [index, steps] of histories.slice(from, from + AT_ONCE).entries())
      lives.push(await beginLife(database, `RR${String(from + index).padStart(8, '0')}`, steps, nowMs));
    const longest = Math.max(...lives.map(({ steps }) => steps.length));
    for (let place = 0; place < longest; place += 1) {
      nowMs += STEP_MS;
      for (const life of lives) await live(database, life, place, nowMs);
      if (place % 3 === 0) await addUpAllRecords(parts);
      await countReferrals(parts);
      if (place % 5 === 0) await countReferrals(parts);
      const month = new Date(nowMs).toISOString().slice(0, 7);
      for (const { model, memberId } of lives) model.count(month, (number) => friendId(memberId, number));
    }
    for (const life of lives) granted += await compare(database, life);
  }
  return granted;
}

async function beginLife(database: Databases, memberId: string, steps: readonly Step[], nowMs: number): Promise<Life> {
  const given = { integrationId: 'aurora.PG', balanceMinor: OWN_MINOR, currency: CURRENCY };
  await addPlayer(database, { ...given, memberId });
  const users: string[] = [];
  for (let number = 0; number < FRIENDS; number += 1) {
    const id = friendId(memberId, number);
    users.push(await addPlayer(database, { ...given, memberId: id }));
    await database.forSite(SITE, async (tx) => {
      await insertReferral(tx, SITE, { friendId: id, referrerId: memberId, at: new Date(nowMs) });
      // Members of tests have one address; nobody is to be held for it.
      const own = tx.updateTable('member').set({ register_address: `2001:db8:${users.length}::${memberId.slice(2)}` });
      await own.where('site_id', '=', SITE).where('member_id', '=', id).execute();
    });
  }
  return { memberId, steps, users, model: new ReferralModel(terms, FRIENDS) };
}

async function live(database: Databases, life: Life, place: number, nowMs: number): Promise<void> {
  const one = life.steps[place];
  if (one === undefined) return;
  const { model, memberId } = life;
  const id = friendId(memberId, one.friend);
  if (one.does === 'bet') {
    await move(database, life, one.friend, { number: model.bet(one.friend, one.amount), amount: one.amount, nowMs });
  } else if (one.does === 'takeBack') {
    const number = model.takeBack(one.friend);
    if (number !== null) await move(database, life, one.friend, { number, amount: null, nowMs });
  } else if (one.does === 'deposit') {
    model.deposit(one.friend, one.amount);
    await database.forSite(SITE, (tx) =>
      postTransfer(tx, SITE, {
        ...{ kind: 'deposit_credit', currency: CURRENCY, request: { scope: 'test', key: `${id} ${place}` } },
        lines: [
          { kind: 'house', amount: -BigInt(one.amount) },
          { kind: 'member', memberId: id, amount: BigInt(one.amount) },
        ],
      }),
    );
  } else if (one.does === 'verify') {
    model.verify(one.friend);
    await database.forSite(SITE, (tx) =>
      tx
        .updateTable('member')
        .set({ email_verified_at: new Date(nowMs) })
        .where('site_id', '=', SITE)
        .where('member_id', '=', id)
        .execute(),
    );
  } else {
    model.keep(one.friend, one.isKept);
    const until = one.isKept ? null : new Date(nowMs);
    await database.forSite(SITE, (tx) =>
      saveExclusion(tx, { siteId: SITE, memberId: id }, { from: new Date(nowMs - 1), until }),
    );
  }
}

/** Sends a bet, or takes it back where the amount is null. */
async function move(
  database: Databases,
  { users }: Life,
  friend: number,
  { number, amount, nowMs }: { readonly number: number; readonly amount: number | null; readonly nowMs: number },
): Promise<void> {
  const user = users[friend] ?? '';
  const id = `${user} ${number}`;
  const [outcome] = await processMany(database, [
    {
      ...{ site: SITE, integration: 'aurora.PG', vendor: 'PG', user, currency: CURRENCY, own: CURRENCY },
      ...{ zone: 'UTC', game: 'slot', round: id, session: null, finished: true, known: true },
      ...{ sessions: false, debts: false, refusal: 0, most: null, at: new Date(nowMs).toISOString(), weight: 0 },
      kinds: [amount === null ? 'rollback' : 'bet'],
      ids: [amount === null ? `${id} back` : id],
      amounts: [amount ?? 0],
      originals: [amount === null ? id : null],
    } as Parameters<typeof processMany>[1][number],
  ]);
  expect(outcome?.kind, id).toBe('applied');
}

async function compare(database: Databases, { memberId, model, steps }: Life): Promise<number> {
  const rows = await database.forSite(SITE, (tx) =>
    tx
      .selectFrom('reward')
      .select(['kind', 'source', 'amount_minor'])
      .where('site_id', '=', SITE)
      .where('member_id', '=', memberId)
      .orderBy('reward_id')
      .execute(),
  );
  const granted = rows.map(({ kind, source, amount_minor }) => ({ kind, source, amount: Number(amount_minor) }));
  expect(granted, `${memberId}: ${JSON.stringify(steps)}`).toEqual(model.rewards);
  return rows.length;
}
