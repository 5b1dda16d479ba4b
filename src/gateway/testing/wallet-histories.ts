import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import {
  applyPlayLimits,
  deletePlayLimit,
  type Player,
  type SetLimit,
  saveExclusion,
  savePlayLimit,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import { type ProcessRequest, processMany } from '#gateway/areas/money/repository/process-repository.ts';
import type { Database } from '#gateway/database/database.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { type ModelAction, type ModelCall, type ModelLimits, WalletModel } from './wallet-model.ts';

const SITE = 'aurora';
const INTEGRATION = 'aurora.PG';
const CURRENCY = 'EUR';
export const MEMBERS = 50;

const memberIdOf = (member: number): string => `H${String(member).padStart(9, '0')}`;

const KINDS = ['bet', 'win', 'bet', 'win', 'rollback'] as const;
const AMOUNTS = [300, 200, 40, 7, 1, 0];
const DAY_MS = 86_400_000;
/** A Monday. */
const FIRST_DAY = Date.parse('2026-03-02T12:00:00Z');
/** The days of a history: two weeks, which no other one plays in. */
const DAYS = 14;

/** One member in three has limits, and one in ten is kept from playing. */
function limitsOf(member: number): ModelLimits | null {
  const isExcluded = member % 10 === 7;
  if (member % 3 !== 0 && !isExcluded) return null;
  return { bet: 300, stakeOfDay: 400, lossOfWeek: 350, isExcluded };
}

/** Of the rollbacks, what they reverse: two wins, which may have been spent, and a bet. */
const ORIGINALS: Readonly<Record<number, number>> = { 4: 1, 9: 6, 14: 0 };

/**
 * The possible actions of a round: its few ids stand for one action each, so that they collide as repeats, and as
 * rollbacks that arrive before or after their original. Now and then an id comes with a different content.
 */
function actionOf(round: string, { n, isOther }: { readonly n: number; readonly isOther: boolean }): ModelAction {
  const kind = KINDS[n % KINDS.length] ?? 'bet';
  const isRollback = kind === 'rollback';
  const amount = (AMOUNTS[n % AMOUNTS.length] ?? 0) + (isOther ? 1 : 0);
  const original = ORIGINALS[n] ?? n;
  return {
    kind,
    id: `${round}-a${n}`,
    amount: isRollback ? 0 : amount,
    original: isRollback ? `${round}-a${isOther ? n : original}` : null,
  };
}

const call: fc.Arbitrary<ModelCall> = fc
  .record({
    member: fc.nat(MEMBERS - 1),
    day: fc.nat(DAYS - 1),
    round: fc.constantFrom('r1', 'r2'),
    isElsewhere: fc.nat(19).map((chance) => chance === 0),
    isFinished: fc.boolean(),
    actions: fc.array(fc.record({ n: fc.nat(14), isOther: fc.nat(29).map((chance) => chance === 0) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ member, day, round, isElsewhere, isFinished, actions }) => ({
    member,
    day,
    round,
    isFinished,
    actions: actions.map((one) => actionOf(isElsewhere ? 'r1' : round, one)),
  }));

/** Calls of few members among all, so that their histories grow. */
const calls = fc
  .tuple(fc.nat(4), fc.array(call, { minLength: 1, maxLength: 12 }))
  .map(([near, some]) => some.map((one, place) => (place % 5 === 0 ? one : { ...one, member: near })));

const transfer = fc.record({ from: fc.nat(MEMBERS - 1), to: fc.nat(MEMBERS - 1), amount: fc.constantFrom(1, 7, 100) });

/** The events of a history: concurrent calls, or a transfer from one member to another. */
export const history: fc.Arbitrary<History> = fc.array(
  fc.oneof({ weight: 4, arbitrary: calls }, { weight: 1, arbitrary: transfer }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

export type History = ReadonlyArray<
  readonly ModelCall[] | { readonly from: number; readonly to: number; readonly amount: number }
>;

/** Fifty members who have little. */
export async function openHistoryMembers(database: Pick<Database, 'forSite' | 'secrets'>): Promise<string[]> {
  await database.forSite(SITE, (tx) => tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute());
  await addIntegration(database);
  const users: string[] = [];
  for (let member = 0; member < MEMBERS; member += 1)
    users.push(
      await addPlayer(database, {
        memberId: memberIdOf(member),
        integrationId: INTEGRATION,
        balanceMinor: 50 + member * 10,
        currency: CURRENCY,
      }),
    );
  for (let member = 0; member < MEMBERS; member += 1) await limitPlay(database, member);
  return users;
}

/** Sets a member's limits, in force from that moment on. */
async function limitPlay(database: Pick<Database, 'forSite'>, member: number, at = new Date(FIRST_DAY)): Promise<void> {
  const limits = limitsOf(member);
  if (limits === null) return;
  const player = playerOf(member, at);
  await database.forSite(SITE, async (tx) => {
    for (const limit of setLimitsOf(limits)) await savePlayLimit(tx, player, limit);
    if (limits.isExcluded) await saveExclusion(tx, player, { from: player.at, until: null });
    await applyPlayLimits(tx, player);
  });
}

const playerOf = (member: number, at: Date): Player => ({
  ...{ siteId: SITE, memberId: memberIdOf(member), currency: CURRENCY, zone: 'UTC' },
  at,
});

const setLimitsOf = ({ bet, stakeOfDay, lossOfWeek }: ModelLimits): readonly SetLimit[] => [
  { kind: 'bet', period: 'each', amountMinor: BigInt(bet), next: null },
  { kind: 'stake', period: 'day', amountMinor: BigInt(stakeOfDay), next: null },
  { kind: 'loss', period: 'week', amountMinor: BigInt(lossOfWeek), next: null },
];

/**
 * Takes all limits away and sets them again half-way through: what is counted from the actions since then is what was
 * counted with them.
 * @returns how many days were counted.
 */
export async function countDaysAnew(database: Pick<Database, 'forSite'>): Promise<number> {
  const middle = Math.floor(histories / 2);
  const at = new Date(FIRST_DAY + middle * DAYS * DAY_MS);
  // Within a history days come in any order, which no clock does: those are looked at that begin after the windows do.
  const from = new Date(FIRST_DAY + (middle + 1) * DAYS * DAY_MS);
  const before = await playedFrom(database, from);
  for (let member = 0; member < MEMBERS; member += 1) {
    const limits = limitsOf(member);
    if (limits === null || limits.isExcluded) continue;
    await database.forSite(SITE, async (tx) => {
      for (const limit of setLimitsOf(limits)) await deletePlayLimit(tx, playerOf(member, at), limit);
      await applyPlayLimits(tx, playerOf(member, at));
    });
    await limitPlay(database, member, at);
  }
  expect(await playedFrom(database, from)).toEqual(before);
  return before.length;
}

/** Every day from that one on, on which somebody with limits played. */
async function playedFrom(database: Pick<Database, 'forSite'>, from: Date) {
  const { rows } = await database.forSite(SITE, (tx) =>
    sql<{ played: string }>`
      select concat_ws(' ', member_id, day, bet_minor, win_minor) as played from play_day
      where site_id = ${SITE} and (bet_minor <> 0 or win_minor <> 0) and day >= ${from.toISOString().slice(0, 10)}::date
      order by member_id, day`.execute(tx),
  );
  return rows.map(({ played }) => played);
}

let histories = 0;

/**
 * Lives a history through on the database and in the model, and holds every answer and what is left against each other.
 */
export async function liveThrough(
  database: Pick<Database, 'forSite' | 'call'>,
  users: readonly string[],
  steps: History,
): Promise<void> {
  histories += 1;
  const mark = `${histories}-`;
  const firstDay = FIRST_DAY + histories * DAYS * DAY_MS;
  const opening = await holdings(database);
  const model = new WalletModel(opening.map((held, member) => ({ ...held, limits: limitsOf(member) })));
  const members = new Set<number>();
  for (const [place, step] of steps.entries()) {
    if ('from' in step) {
      members.add(step.from).add(step.to);
      if (step.from === step.to) continue;
      const isMoved = await move(database, step, `${mark}${place}`);
      expect(isMoved, `transfer ${place}`).toBe(model.transfer(step.from, step.to, step.amount));
      continue;
    }
    const outcomes = await processMany(
      database,
      step.map((one) => ({
        ...requestOf(one, users[one.member] ?? '', mark),
        at: new Date(firstDay + one.day * DAY_MS).toISOString(),
      })),
    );
    for (const [index, one] of step.entries()) {
      members.add(one.member);
      const outcome = outcomes[index];
      const said = outcome && {
        code: outcome.kind === 'applied' ? 0 : outcome.code,
        balance: outcome.balanceMinor,
      };
      expect(said, `call ${place}.${index}`).toEqual(model.process(one));
    }
  }
  const held = await holdings(database);
  const rounds = await roundsOf(database, mark);
  const played = await playedSince(database, [...members].map(memberIdOf), firstDay);
  for (const member of members) {
    expect(held[member], `member ${member}`).toEqual({ balance: model.balanceOf(member), owed: model.owedBy(member) });
    for (const [day, sums] of model.playedBy(member))
      expect(played.get(`${memberIdOf(member)} ${day}`), `day ${day} of ${member}`).toEqual(sums);
    for (const [id, round] of model.roundsOf(member))
      expect(rounds.get(`${memberIdOf(member)} ${mark}${id}`), `round ${id} of ${member}`).toEqual(round);
  }
}

/** The ledger adds up, and no balance is negative. */
export async function expectSoundLedger(database: Pick<Database, 'forSite'>): Promise<void> {
  const faults = await database.forSite(SITE, (tx) => checkLedger(tx, SITE));
  expect(isSound(faults), JSON.stringify(faults)).toBe(true);
}

/** The number of rollbacks of wins that had been spent. */
export async function countDebts(database: Pick<Database, 'forSite'>): Promise<number> {
  const row = await database.forSite(SITE, (tx) =>
    tx
      .selectFrom('significant_event')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirst(),
  );
  return Number(row?.count ?? 0);
}

/** A call of the model as the database takes it. */
export function requestOf({ round, isFinished, actions }: ModelCall, user: string, mark: string): ProcessRequest {
  return {
    site: SITE,
    integration: INTEGRATION,
    vendor: 'PG',
    user,
    currency: CURRENCY,
    own: CURRENCY,
    zone: 'UTC',
    game: 'g',
    round: `${mark}${round}`,
    session: null,
    finished: isFinished,
    known: true,
    sessions: false,
    debts: true,
    refusal: 0,
    most: null,
    at: '2026-03-01T12:00:00Z',
    kinds: actions.map(({ kind }) => kind),
    // Ids are a member's own here: what two members make of one is shown elsewhere.
    ids: actions.map(({ id }) => `${user} ${mark}${id}`),
    amounts: actions.map(({ amount }) => amount),
    originals: actions.map(({ original }) => (original === null ? null : `${user} ${mark}${original}`)),
  };
}

async function move(
  database: Pick<Database, 'forSite'>,
  { from, to, amount }: { from: number; to: number; amount: number },
  key: string,
): Promise<boolean> {
  try {
    await database.forSite(SITE, (tx) =>
      postTransfer(tx, SITE, {
        kind: 'gift',
        currency: CURRENCY,
        lines: [
          { kind: 'member', memberId: memberIdOf(from), amount: -BigInt(amount) },
          { kind: 'member', memberId: memberIdOf(to), amount: BigInt(amount) },
        ],
        request: { scope: 'histories', key },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'insufficient_funds') return false;
    throw error;
  }
}

/** The balance and the debt of each member, in their order. */
async function holdings(database: Pick<Database, 'forSite'>): Promise<Array<{ balance: number; owed: number }>> {
  const { rows } = await database.forSite(SITE, (tx) =>
    sql<{ balance: string; owed: string }>`
      select coalesce(sum(b.balance) filter (where a.kind = 'member'), 0)::text as balance,
        coalesce(-sum(b.balance) filter (where a.kind = 'debt'), 0)::text as owed
      from member m
        left join ledger_account a on a.site_id = m.site_id and a.member_id = m.member_id
        left join ledger_balance b on b.site_id = a.site_id and b.account_id = a.account_id
      where m.site_id = ${SITE} and m.member_id like 'H%' group by m.member_id order by m.member_id`.execute(tx),
  );
  return rows.map(({ balance, owed }) => ({ balance: Number(balance), owed: Number(owed) }));
}

/** Bets and wins of the members with limits, per day from that one on. */
async function playedSince(database: Pick<Database, 'forSite'>, memberIds: readonly string[], firstDay: number) {
  const from = new Date(firstDay).toISOString().slice(0, 10);
  const { rows } = await database.forSite(SITE, (tx) =>
    sql<{ member_id: string; day: number; bet: string; win: string }>`
      select member_id, day - ${from}::date as day, bet_minor::text as bet, win_minor::text as win
      from play_day where site_id = ${SITE} and member_id = any (${memberIds}) and currency = ${CURRENCY}
        and day >= ${from}::date`.execute(tx),
  );
  return new Map(
    rows.map(({ member_id, day, bet, win }) => [`${member_id} ${day}`, { bet: Number(bet), win: Number(win) }]),
  );
}

async function roundsOf(database: Pick<Database, 'forSite'>, mark: string) {
  const { rows } = await database.forSite(SITE, (tx) =>
    sql<{ member_id: string; vendor_round_id: string; bet: string; win: string; status: string }>`
      select r.member_id, r.vendor_round_id, r.bet_minor::text as bet, r.win_minor::text as win, r.status
      from (values (${`${mark}r1`}), (${`${mark}r2`})) as named (round)
        cross join lateral (
          select * from played_round one
          where one.site_id = ${SITE} and one.integration_id = ${INTEGRATION} and one.vendor_round_id = named.round
          offset 0
        ) r`.execute(tx),
  );
  return new Map(
    rows.map((row) => [
      `${row.member_id} ${row.vendor_round_id}`,
      { bet: Number(row.bet), win: Number(row.win), isClosed: row.status === 'closed' },
    ]),
  );
}
