import { beforeAll, expect, it } from 'vitest';
import type {
  LedgerReport,
  MemberReward,
  MemberRewards,
  Raffle,
  RaffleSettings,
} from '#contracts/generated/contracts.ts';
import { CatalogueStore } from '#gateway/areas/games/games.ts';
import { gamesService } from '#gateway/areas/games/games-service.ts';
import { saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { houseSecret } from '#gateway/kit/house-secret.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { DAY_MS, type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { drawRaffles } from '../raffle/draw-raffles.ts';
import { commitmentOf, drawNumbers } from '../raffle/draw-winners.ts';

const raffle: RaffleSettings = {
  ...{ name: { EN: 'Friday raffle', ES: 'Sorteo' }, every: 'day', drawnAtHour: 6, per: '10.00', most: 5, seats: 10 },
  prizes: [
    { count: 1, prize: { amount: '50.00' } },
    { count: 3, prize: { points: 40 } },
  ],
};
const points = { rates: [{ from: '0', per: '1.00', points: 1 }] };

// The clock of each test begins at noon on Sunday, 1 March 2026.
describeOnOneEngine('raffles', (open) => {
  const scene = withdrawalScene(open, { raffle, points: points as never });
  const { ask, newMember, back, balance } = scene;
  let rounds = 0;

  beforeAll(async () => {
    await addIntegration(scene.database);
  });

  const read = async ({ token }: SceneMember, query = '') =>
    successOf<Raffle>(await ask(token, `/wps/member/raffle${query}`));
  const claim = ({ token }: SceneMember, first: string, number: number) =>
    ask(token, '/wps/relay/MCSFE_claimRafflePromotion', { method: 'POST', body: { first, number } });
  const numbersOf = ({ tickets }: Raffle) =>
    tickets.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const parts = (): Parameters<typeof drawRaffles>[0] => ({
    ...{ database: scene.database, clock: scene.now, onMoved: () => undefined, sites: scene.gateway.sites },
    raffleSecret: houseSecret(scene.database.secrets, 'raffles'),
    games: gamesService(
      { catalogues: new CatalogueStore(scene.database, scene.now), measures: {} as never },
      {} as never,
    ),
    onFailed: (site, member, cause) => {
      throw new Error(`${site} ${member} failed`, { cause });
    },
  });
  const draw = () => drawRaffles(parts());
  /** Draws while rounds of a game cannot be read. @returns the members who failed. */
  async function drawWithout(gameCode: string): Promise<readonly (string | null)[]> {
    const failed: (string | null)[] = [];
    const all = scene.gateway.sites.all().filter(({ id }) => id === 'aurora');
    await drawRaffles({
      ...parts(),
      // Where categories count, each game is looked up.
      sites: {
        all: () => all.map((one) => ({ ...one, site: { ...one.site, raffle: { ...raffle, categories: ['RNG'] } } })),
      },
      games: {
        ...parts().games,
        gameTypes: async () => (game) => {
          if (game.gameCode === gameCode) throw new Error(`${gameCode} cannot be read`);
          return 'RNG';
        },
      },
      onFailed: (_site, member) => failed.push(member),
    });
    return failed;
  }
  /** Stakes an amount in minor units in a round of its own, which is lost. */
  async function stake(
    { memberId }: SceneMember,
    amount: number,
    { isOver = true, game = 'PG-1' } = {},
  ): Promise<void> {
    const user = await addPlayer(scene.database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 });
    rounds += 1;
    const answer = await vendorCalls(scene.gateway, 'aurora.PG').post('process', {
      ...{ user_id: user, currency: 'EUR', game: `PG:${game}`, game_id: `raffle-${rounds}`, finished: isOver },
      actions: [{ action: 'bet', action_id: `r${rounds}`, amount }],
    });
    expect(answer.json()).not.toHaveProperty('code');
  }
  const isSound = async () =>
    successOf<LedgerReport>(await operatorCalls(scene.gateway).call('/ledger/check')).sites.every((one) => one.isSound);

  it('give a ticket for each share of the stakes, draw by the seed that was committed to, and pay each prize once', async () => {
    let [one, two] = [await newMember(), await newMember()];
    await stake(one, 2_500);
    expect(await read(one)).toMatchObject({ tickets: [], waiting: 2, progress: '5.00' });
    await draw();
    const before = await read(one, '?language=ES');
    expect(validatorOf('Raffle')(before)).toBe(true);
    expect(before).toMatchObject({
      name: 'Sorteo',
      tickets: [{ from: 1, to: 2 }],
      waiting: 0,
      progress: '5.00',
      lastDraw: null,
    });
    await stake(one, 900, { isOver: false });
    expect(numbersOf(await read(one))).toEqual([1, 2]);
    await stake(two, 30_000);
    await draw();
    // 300 would be 30 tickets, and a member has 5.
    expect(numbersOf(await read(two))).toEqual([3, 4, 5, 6, 7]);
    await stake(one, 500);
    await draw();
    expect((await read(one)).lastDraw).toBeNull();

    scene.pass(DAY_MS);
    await Promise.all([draw(), draw()]);
    await draw();
    [one, two] = [await back(one), await back(two)];
    const after = await read(one);
    const { lastDraw } = after;
    if (lastDraw === null) throw new Error('nothing was drawn');
    // The last ticket was issued by the draw itself.
    expect(lastDraw).toMatchObject({ first: '2026-03-01', tickets: 8, commitment: before.commitment });
    const seed = Buffer.from(lastDraw.seed, 'hex');
    expect(commitmentOf(seed)).toBe(before.commitment);
    expect(after.commitment).not.toBe(before.commitment);
    expect(lastDraw.winners.map(({ number }) => number)).toEqual([...drawNumbers(seed, 8)].slice(0, 4));
    expect(lastDraw.winners.map(({ amount, points: pts }) => amount ?? pts)).toEqual(['50.00', 40, 40, 40]);
    expect(
      lastDraw.winners.every(({ name }) => name.includes('•••')),
      JSON.stringify(lastDraw.winners),
    ).toBe(true);
    expect(numbersOf(after)).toEqual([]);

    const others = (await read(two)).lastDraw?.won ?? [];
    expect(others.length + lastDraw.won.length).toBe(4);
    const [first] = lastDraw.winners;
    const isMine = lastDraw.won.some(({ number }) => number === first?.number);
    const [winner, loser] = isMine ? [one, two] : [two, one];
    const had = Number(await balance(winner));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => claim(winner, '2026-03-01', first?.number ?? 0)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(Number(await balance(winner)) - had).toBeCloseTo(50);
    expect(refusalOf(await claim(winner, '2026-03-01', first?.number ?? 0)).code).toBe('already_claimed');
    expect(refusalOf(await claim(loser, '2026-03-01', first?.number ?? 0)).code).toBe('reward_unknown');
    const ready = successOf<MemberRewards>(await ask(winner.token, '/wps/member/rewards')).ready;
    expect(ready.every(({ kind }: MemberReward) => kind === 'raffle')).toBe(true);
    expect(await isSound()).toBe(true);
  });

  it('give the seats in the order in which the stakes were reached, whoever looks', async () => {
    scene.pass(10 * DAY_MS);
    // Addresses and ids say nothing of the order.
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember()));
    const [late, early] = [members.slice(0, 3), members.slice(3)];
    for (const member of early) await stake(member, 2_000);
    scene.pass(1_000);
    for (const member of late) await stake(member, 1_000);
    scene.pass(1_000);
    for (const member of early) await stake(member, 1_000);
    scene.pass(1_000);
    for (const member of late) await stake(member, 5_000);
    await Promise.all(late.map((member) => read(member)));
    await Promise.all([draw(), draw()]);
    const numbers = await Promise.all(members.map(async (member) => numbersOf(await read(member))));
    const [ofLate, ofEarly] = [numbers.slice(0, 3), numbers.slice(3)];
    const sorted = (some: readonly number[]) => some.toSorted((one, other) => one - other);
    expect(sorted(ofEarly.flatMap((some) => some.slice(0, 2)))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sorted(ofLate.flatMap((some) => some.slice(0, 1)))).toEqual([7, 8, 9]);
    expect(sorted(ofEarly.flatMap((some) => some.slice(2)))).toEqual([10]);
    expect(numbers.flat()).toHaveLength(10);
  });

  it('pass over members who are frozen, excluded from play or on trial, whose seats go to others', async () => {
    scene.pass(20 * DAY_MS);
    const [frozen, excluded, trial, next] = [
      await newMember(),
      await newMember(),
      await newMember(),
      await newMember(),
    ];
    for (const member of [frozen, excluded, trial]) await stake(member, 5_000);
    scene.pass(1_000);
    await stake(next, 5_000);
    await draw();
    expect(numbersOf(await read(next))).toEqual([]);
    const change = (member: SceneMember, values: object) =>
      scene.database.forSite('aurora', (tx) =>
        tx.updateTable('member').set(values).where('member_id', '=', member.memberId).execute(),
      );
    await change(frozen, { frozen_at: scene.now(), frozen_by: 'operator' });
    await change(trial, { type: 4 });
    await scene.database.forSite('aurora', (tx) =>
      saveExclusion(tx, { siteId: 'aurora', memberId: excluded.memberId }, { from: scene.now(), until: null }),
    );
    const { first } = await read(next);
    scene.pass(DAY_MS);
    await draw();
    const after = await read(await back(next));
    const draws = after.lastDraw;
    expect(draws).toMatchObject({ first, tickets: 15, count: 4 });
    expect(draws?.won).toHaveLength(4);
    expect(draws?.won.every(({ number }) => number > 10)).toBe(true);
    // What the seed says is the winners with those that were passed over.
    const seed = Buffer.from(draws?.seed ?? '', 'hex');
    const passed = draws?.passed ?? [];
    expect(passed.every((number) => number <= 10)).toBe(true);
    expect(new Set([...drawNumbers(seed, 15)].slice(0, 4 + passed.length))).toEqual(
      new Set([...passed, ...(draws?.winners.map(({ number }) => number) ?? [])]),
    );
    expect(await isSound()).toBe(true);
  });

  it('give the others their tickets where a member cannot be read, and are not drawn before', async () => {
    scene.pass(30 * DAY_MS);
    const [unreadable, frozen, other] = [await newMember(), await newMember(), await newMember()];
    await stake(unreadable, 1_000, { game: 'PG-2' });
    await stake(frozen, 1_000, { game: 'PG-2' });
    await scene.database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ frozen_at: scene.now(), frozen_by: 'operator' })
        .where('member_id', '=', frozen.memberId)
        .execute(),
    );
    scene.pass(1_000);
    await stake(other, 2_000);
    // Who takes no part is not read at all.
    expect(await drawWithout('PG-2')).toEqual([unreadable.memberId]);
    const { first, tickets } = await read(other);
    expect(tickets).toEqual([{ from: 1, to: 2 }]);
    scene.pass(DAY_MS);
    expect(await drawWithout('PG-2')).toEqual([unreadable.memberId]);
    const again = await back(other);
    expect((await read(again)).lastDraw?.first).not.toBe(first);
    expect(await drawWithout('PG-3')).toEqual([]);
    // There were more prizes than tickets, and each ticket won.
    expect((await read(again)).lastDraw).toMatchObject({ first, tickets: 3, count: 3, passed: [] });
  });

  it('tell all numbers that were passed over where prizes are left over', async () => {
    scene.pass(40 * DAY_MS);
    const [kept, other] = [await newMember(), await newMember()];
    await stake(kept, 5_000);
    await stake(other, 1_000);
    await draw();
    await scene.database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ frozen_at: scene.now(), frozen_by: 'operator' })
        .where('member_id', '=', kept.memberId)
        .execute(),
    );
    scene.pass(DAY_MS);
    await draw();
    const last = (await read(await back(other))).lastDraw;
    expect(last).toMatchObject({ tickets: 6, count: 1 });
    const won = last?.winners.map(({ number }) => number) ?? [];
    expect([...won, ...(last?.passed ?? [])].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
