import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#gateway/database/database.ts';
import { type ProcessRequest, processMany } from '#gateway/modules/seamless/process-repository.ts';
import { checkLedger, isSound } from '#gateway/modules/wallet/ledger-check.ts';
import { postTransfer } from '#gateway/modules/wallet/ledger-repository.ts';
import { addIntegration, addPlayer } from '#gateway/testing/vendor-calls.ts';
import { type ModelAction, type ModelCall, WalletModel } from './wallet-model.ts';

const SITE = 'aurora';
const INTEGRATION = 'aurora.PG';
const CURRENCY = 'EUR';
export const MEMBERS = 50;

const memberIdOf = (member: number): string => `H${String(member).padStart(9, '0')}`;

const KINDS = ['bet', 'win', 'bet', 'win', 'rollback'] as const;
const AMOUNTS = [300, 200, 40, 7, 1, 0];
/** Of the rollbacks, what they reverse: two wins, which may have been spent, and a bet. */
const ORIGINALS: Readonly<Record<number, number>> = { 4: 1, 9: 6, 14: 0 };

/**
 * What there is to ask in a round: its few ids stand for one action each, so that they meet as repeats, and as rollbacks of each other, before and
 * after. Now and then an id comes with something else in it.
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
    round: fc.constantFrom('r1', 'r2'),
    isElsewhere: fc.nat(19).map((chance) => chance === 0),
    isFinished: fc.boolean(),
    actions: fc.array(fc.record({ n: fc.nat(14), isOther: fc.nat(29).map((chance) => chance === 0) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ member, round, isElsewhere, isFinished, actions }) => ({
    member,
    round,
    isFinished,
    actions: actions.map((one) => actionOf(isElsewhere ? 'r1' : round, one)),
  }));

/** Calls of few members among all, so that their histories grow. */
const calls = fc
  .tuple(fc.nat(4), fc.array(call, { minLength: 1, maxLength: 12 }))
  .map(([near, some]) => some.map((one, place) => (place % 5 === 0 ? one : { ...one, member: near })));

const transfer = fc.record({ from: fc.nat(MEMBERS - 1), to: fc.nat(MEMBERS - 1), amount: fc.constantFrom(1, 7, 100) });

/** What happens: calls that come together, or money from one member to another. */
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
  return users;
}

let histories = 0;

/** Lives a history through on the database and in the model, and holds every answer and what is left against each other. */
export async function liveThrough(
  database: Pick<Database, 'forSite' | 'call'>,
  users: readonly string[],
  steps: History,
): Promise<void> {
  histories += 1;
  const mark = `${histories}-`;
  const model = new WalletModel(await holdings(database));
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
      step.map((one) => requestOf(one, users[one.member] ?? '', mark)),
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
  for (const member of members) {
    expect(held[member], `member ${member}`).toEqual({ balance: model.balanceOf(member), owed: model.owedBy(member) });
    for (const [id, round] of model.roundsOf(member))
      expect(rounds.get(`${memberIdOf(member)} ${mark}${id}`), `round ${id} of ${member}`).toEqual(round);
  }
}

/** Everything adds up, and nobody is below nothing. */
export async function expectSoundLedger(database: Pick<Database, 'forSite'>): Promise<void> {
  const faults = await database.forSite(SITE, (tx) => checkLedger(tx, SITE));
  expect(isSound(faults), JSON.stringify(faults)).toBe(true);
}

/** How often a win was rolled back that had been spent. */
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

/** What each member has and owes, in their order. */
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

async function roundsOf(database: Pick<Database, 'forSite'>, mark: string) {
  const { rows } = await database.forSite(SITE, (tx) =>
    sql<{ member_id: string; vendor_round_id: string; bet: string; win: string; status: string }>`
      select r.member_id, r.vendor_round_id, r.bet_minor::text as bet, r.win_minor::text as win, r.status
      from (values (${`${mark}r1`}), (${`${mark}r2`})) as named (round)
        cross join lateral (
          select * from game_round one
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
