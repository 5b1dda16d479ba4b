import fc from 'fast-check';
import { expect } from 'vitest';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { balanceOf } from '#gateway/areas/money/repository/ledger-repository.ts';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import {
  cancelBonus,
  grantBonus,
  listBonuses,
  settleBonus,
} from '#gateway/areas/rewards/repository/bonus-repository.ts';
import type { Database } from '#gateway/database/database.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { type BonusAction, BonusModel, type BonusTerms } from './bonus-model.ts';

const SITE = 'aurora';
const CURRENCY = 'EUR';
/** Members who live at the same time: their calls go to the database at once. */
const AT_ONCE = 100;
const AT = new Date('2026-03-02T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAYS = 1;

type Databases = Pick<Database, 'forSite' | 'call' | 'secrets'>;

type Step =
  | { readonly does: 'grant'; readonly terms: BonusTerms }
  | { readonly does: 'settle'; readonly afterHours: number }
  | { readonly does: 'cancel'; readonly number: number }
  | {
      readonly does: 'play';
      readonly round: string;
      readonly actions: readonly BonusAction[];
      readonly isFinished: boolean;
      readonly weight: number;
    };

const terms: fc.Arbitrary<BonusTerms> = fc.record({
  amount: fc.integer({ min: 1, max: 120 }),
  required: fc.constantFrom(0, 50, 150, 400),
  largestBet: fc.constantFrom(null, null, 30),
  isFirst: fc.boolean(),
});

/** The ids of a round are few, so that they come again, and rollbacks find what they reverse. */
const action = (round: string): fc.Arbitrary<BonusAction> =>
  fc
    .record({
      kind: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
      n: fc.nat(3),
      of: fc.constantFrom('bet', 'win'),
      amount: fc.constantFrom(1, 7, 25, 40, 90),
    })
    .map(({ kind, n, of, amount }) => ({
      kind,
      id: `${round} ${kind} ${kind === 'rollback' ? of : ''}${n}`,
      // An id has one amount: another content is refused, which is shown elsewhere.
      amount: kind === 'rollback' ? 0 : amount,
      original: kind === 'rollback' ? `${round} ${of} ${n}` : null,
    }));

const play: fc.Arbitrary<Step> = fc.constantFrom('r1', 'r2', 'r3', 'r4').chain((round) =>
  fc.record({
    does: fc.constant('play' as const),
    round: fc.constant(round),
    actions: fc.array(action(round), { minLength: 1, maxLength: 3 }),
    isFinished: fc.boolean(),
    weight: fc.constantFrom(0, 15, 100),
  }),
);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: play },
  { weight: 2, arbitrary: terms.map((given) => ({ does: 'grant' as const, terms: given })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(0, 0, 0, 1, 25, 24 * 31).map((afterHours) => ({ does: 'settle' as const, afterHours })),
  },
  { weight: 1, arbitrary: fc.nat(2).map((number) => ({ does: 'cancel' as const, number })) },
);

const history = fc.record({
  own: fc.integer({ min: 1, max: 150 }),
  first: terms,
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
});

interface Life {
  readonly memberId: string;
  readonly userId: string;
  readonly steps: readonly Step[];
  readonly model: BonusModel;
  readonly bonusIds: string[];
  /** The first amount of each id. */
  readonly amounts: Map<string, number>;
}

/**
 * Lives random histories of members with bonuses through, on the database and in the model, and compares every answer
 * and what is left. @returns how many bonuses came to which end.
 */
export async function liveBonusHistories(database: Databases, count: number): Promise<ReadonlyMap<string, number>> {
  await database.forSite(SITE, (tx) => tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute());
  await addIntegration(database);
  const ends = new Map<string, number>();
  const seed = 20_261_127;
  const histories = fc.sample(history, { numRuns: count, seed });
  for (let from = 0; from < count; from += AT_ONCE) {
    const lives: Life[] = [];
    for (const [index, { own, first, steps }] of histories.slice(from, from + AT_ONCE).entries()) {
      const memberId = `B${String(from + index).padStart(9, '0')}`;
      const given = { memberId, integrationId: 'aurora.PG', balanceMinor: own, currency: CURRENCY };
      const life: Life = {
        ...{ memberId, userId: await addPlayer(database, given), model: new BonusModel(own) },
        ...{ steps: [{ does: 'grant', terms: first }, ...steps], bonusIds: [], amounts: new Map() },
      };
      lives.push(life);
    }
    await liveTogether(database, lives);
    for (const life of lives) for (const { state } of life.model.bonuses) ends.set(state, (ends.get(state) ?? 0) + 1);
  }
  const faults = await database.forSite(SITE, (tx) => checkLedger(tx, SITE));
  expect(isSound(faults), JSON.stringify(faults)).toBe(true);
  return ends;
}

async function liveTogether(database: Databases, lives: readonly Life[]): Promise<void> {
  const longest = Math.max(...lives.map(({ steps }) => steps.length));
  for (let place = 0; place < longest; place += 1) {
    const playing: Array<{ life: Life; play: Extract<Step, { does: 'play' }> }> = [];
    for (const life of lives) {
      const one = life.steps[place];
      if (one?.does === 'play') playing.push({ life, play: ofOneContent(life, one) });
      else if (one !== undefined) await doOne(database, life, one, place);
    }
    const outcomes = await processMany(
      database,
      playing.map(({ life, play: given }) => requestOf(life, given)),
    );
    for (const [index, { life, play: given }] of playing.entries()) {
      const outcome = outcomes[index];
      const code = life.model.process(given.round, given.actions, given.isFinished, given.weight);
      const expected = { code, balance: life.model.own + life.model.pot };
      const said = outcome && {
        code: outcome.kind === 'applied' ? 0 : outcome.code,
        balance: outcome.balanceMinor,
      };
      expect(said, `${life.memberId}, step ${place}: ${JSON.stringify(life.steps)}`).toEqual(expected);
    }
  }
  for (const life of lives) await compare(database, life);
}

/** An id that comes again comes with what it was first. */
function ofOneContent({ amounts }: Life, play: Extract<Step, { does: 'play' }>): Extract<Step, { does: 'play' }> {
  const actions = play.actions.map((one) => {
    const amount = amounts.get(one.id) ?? one.amount;
    amounts.set(one.id, amount);
    return { ...one, amount };
  });
  return { ...play, actions };
}

async function doOne(database: Databases, life: Life, one: Exclude<Step, { does: 'play' }>, place: number) {
  const { memberId, model, bonusIds } = life;
  const owner = { memberId, currency: CURRENCY };
  if (one.does === 'settle') model.now += one.afterHours;
  const at = new Date(AT.getTime() + model.now * HOUR_MS);
  await database.forSite(SITE, async (tx) => {
    if (one.does === 'grant') {
      const { amount, required, largestBet, isFirst } = one.terms;
      const given = { ...{ amountMinor: BigInt(amount), requiredMinor: BigInt(required) }, days: DAYS, isFirst };
      const largestBetMinor = largestBet === null ? null : BigInt(largestBet);
      const granted = { source: `step ${place}`, terms: { ...given, largestBetMinor, reason: null }, at };
      const bonusId = await grantBonus(tx, SITE, owner, granted);
      expect(bonusId).not.toBeNull();
      bonusIds.push(bonusId ?? '');
      // The same source again gives nothing.
      expect(await grantBonus(tx, SITE, owner, granted)).toBeNull();
      model.grant(one.terms);
    } else if (one.does === 'settle') {
      await settleBonus(tx, SITE, owner, at);
      model.settle();
    } else {
      const answer = await cancelBonus(tx, SITE, { memberId, bonusId: bonusIds[one.number] ?? '0', at });
      expect(answer, `${memberId}, step ${place}: ${JSON.stringify(life.steps)}`).toBe(model.cancel(one.number));
    }
  });
}

async function compare(database: Databases, { memberId, model, bonusIds, steps }: Life): Promise<void> {
  const owner = { memberId, currency: CURRENCY };
  await database.forSite(SITE, async (tx) => {
    const rows = await listBonuses(tx, SITE, { ...owner, most: 100 });
    const states = bonusIds.map((id) => {
      const row = rows.find(({ bonus_id }) => bonus_id === id);
      return { state: row?.state, counted: Number(row?.counted_minor) };
    });
    const why = `${memberId}: ${JSON.stringify(steps)}`;
    expect(states, why).toEqual(model.bonuses.map(({ state, counted }) => ({ state, counted })));
    expect(await balanceOf(tx, SITE, { ...owner, kind: 'bonus' }), why).toBe(BigInt(model.pot));
    for (const bonusId of bonusIds) {
      const { counted } = await tx
        .selectFrom('bonus_move')
        .select((select) => select.fn.coalesce(select.fn.sum<string>('counted_minor'), select.val('0')).as('counted'))
        .where('site_id', '=', SITE)
        .where('bonus_id', '=', bonusId)
        .executeTakeFirstOrThrow();
      const row = rows.find(({ bonus_id }) => bonus_id === bonusId);
      expect(Number(counted), `what moved bonus ${bonusId} adds up to its progress`).toBe(Number(row?.counted_minor));
    }
  });
}

function requestOf(
  { userId, model }: Life,
  { round, actions, isFinished, weight }: Extract<Step, { does: 'play' }>,
): Parameters<typeof processMany>[1][number] {
  return {
    ...{ site: SITE, integration: 'aurora.PG', vendor: 'PG', user: userId, currency: CURRENCY, own: CURRENCY },
    ...{ zone: 'UTC', game: 'g', round, session: null, finished: isFinished, known: true, sessions: false },
    ...{ debts: false, refusal: 0, most: null, at: new Date(AT.getTime() + model.now * HOUR_MS).toISOString(), weight },
    kinds: actions.map(({ kind }) => kind),
    ids: actions.map(({ id }) => `${userId} ${id}`),
    amounts: actions.map(({ amount }) => amount),
    originals: actions.map(({ original }) => (original === null ? null : `${userId} ${original}`)),
  };
}
