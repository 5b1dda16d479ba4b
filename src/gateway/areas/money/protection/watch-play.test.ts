import { expect, it } from 'vitest';
import type { MemberInfo, PlayLimits, PlaySession } from '#contracts/generated/contracts.ts';
import { vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { codeIn, codeOf, GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { watchPlay } from './watch-play.ts';

const MINUTE_MS = 60_000;
const protection = { realityCheck: { choices: [30, 60], usual: 60, graceMinutes: 10 } };

describeOnOneEngine('time at play', (open) => {
  const launches = testGameLaunches(open, { site: { protection } });
  const { envelope, launch, later, newMember, now } = launches;
  let actions = 0;

  const call = async <Answer>(token: string, method: string, path: string, body?: object): Promise<Answer> => {
    const headers = accountCalls(launches.gateway).bearer(token);
    return successOf<Answer>(
      await launches.gateway.ask(`/wps/member/${path}`, { method, headers, ...(body && { body }) }),
    );
  };
  const session = async (token: string): Promise<PlaySession> => {
    const read = await call<PlaySession>(token, 'GET', 'playSession');
    expect(validatorOf('PlaySession')(read)).toBe(true);
    return read;
  };
  const answer = (token: string, said: 'goOn' | 'stop') =>
    call<PlaySession>(token, 'POST', 'realityCheck', { answer: said });
  const watch = async (): Promise<boolean> => {
    const site = launches.gateway.sites.all().find(({ id }) => id === 'aurora');
    if (site === undefined) throw new Error('the site is not served');
    let hasEnded = false;
    const onChanged = (): void => {
      hasEnded = true;
    };
    await watchPlay({ database: launches.database, onChanged, clock: now }, site);
    return hasEnded;
  };

  /** A member with 100.00 who has opened a game: the session's token, and a vendor's bet and win in that game. */
  async function player(account: string) {
    const token = await newMember(account);
    const { id: memberId } = successOf<MemberInfo>(await accountCalls(launches.gateway).info(token));
    await launches.database.forSite('aurora', (tx) =>
      postTransfer(tx, 'aurora', {
        kind: 'grant',
        currency: 'EUR',
        lines: [
          { kind: 'house', amount: -10_000n },
          { kind: 'member', memberId, amount: 10_000n },
        ],
        request: { scope: 'test', key: account },
      }),
    );
    const opened = await openGame(token);
    const round = (bet: number, win = 0) => {
      actions += 1;
      return vendorCalls(launches.gateway, 'aurora.PG').post('process', {
        ...opened.session,
        ...{ currency: 'EUR', game: 'PG:PG-1', game_id: `timed-${actions}`, finished: true },
        actions: [
          { action: 'bet', action_id: `timed-bet-${actions}`, amount: bet },
          ...(win > 0 ? [{ action: 'win', action_id: `timed-win-${actions}`, amount: win }] : []),
        ],
      });
    };
    return { token, memberId, round, reopen: async () => Object.assign(opened, await openGame(token)) };
  }

  async function openGame(token: string) {
    const code = codeOf(successOf(await launch(GAME, token)));
    const { user_id, session_id } = (await launches.exchange(code)).json() as { user_id: string; session_id: string };
    return { session: { user_id, session_id } };
  }

  /** Plays a round every five minutes, and follows it as the job does. */
  async function playFor(minutes: number, round: (bet: number) => Promise<{ status: number }>): Promise<void> {
    for (let passed = 0; passed < minutes; passed += 5) {
      later(5 * MINUTE_MS);
      expect((await round(10)).status).toBe(200);
      await watch();
    }
  }

  it('is none before a game is opened', async () => {
    const token = await newMember('timenone');
    expect(await session(token)).toMatchObject({
      ...{ since: null, seconds: 0, bets: 0, staked: '0.00', net: '0.00' },
      ...{ everyMinutes: 60, check: null, timeLeft: null },
    });
  });

  it('counts from the opened game, with what the ledger says of it', async () => {
    const { token, round } = await player('timecounted');
    const since = now().toISOString();
    expect((await round(500, 200)).status).toBe(200);
    later(10 * MINUTE_MS);
    expect((await round(100)).status).toBe(200);
    expect(await session(token)).toEqual({
      ...{ at: now().toISOString(), since, seconds: 600, bets: 2, currency: 'EUR' },
      ...{ staked: '6.00', won: '2.00', net: '-4.00', everyMinutes: 60, timeLeft: null },
      check: {
        dueAt: new Date(Date.parse(since) + 60 * MINUTE_MS).toISOString(),
        isDue: false,
        closesAt: new Date(Date.parse(since) + 70 * MINUTE_MS).toISOString(),
      },
    });
  });

  it('is over after 15 minutes without a bet, and begins anew with the next', async () => {
    const { token, round } = await player('timeidle');
    expect((await round(10)).status).toBe(200);
    later(15 * MINUTE_MS + 1_000);
    await watch();
    expect((await session(token)).since).toBeNull();
    later(MINUTE_MS);
    expect((await round(10)).status).toBe(200);
    const begun = now().toISOString();
    await watch();
    later(2 * MINUTE_MS);
    expect(await session(token)).toMatchObject({ since: begun, seconds: 120, bets: 1 });
  });

  it('ends the games of whoever leaves a reality check without an answer, and no sooner', async () => {
    const { token, round, reopen } = await player('timeunanswered');
    await playFor(60, round);
    expect((await session(token)).check?.isDue).toBe(true);
    // Another game has to wait for the answer, the one that runs has ten minutes.
    expect(refusalOf(await launch(GAME, token))).toMatchObject({ status: 403, code: 'reality_check_due' });
    await playFor(5, round);
    later(5 * MINUTE_MS);
    expect(await watch()).toBe(true);
    expect(codeIn(await round(10))).toBe(101);
    expect(await watch()).toBe(false);
    expect(refusalOf(await launch(GAME, token)).code).toBe('reality_check_due');
    const gone = await answer(token, 'goOn');
    expect(gone.check).toMatchObject({ isDue: false, dueAt: new Date(now().getTime() + 60 * MINUTE_MS).toISOString() });
    await reopen();
    expect((await round(10)).status).toBe(200);
  });

  it('goes on by an answer, which is kept with what was shown, and not before a check is due', async () => {
    const { token, memberId, round } = await player('timeanswered');
    await playFor(30, round);
    const before = await session(token);
    expect((await answer(token, 'goOn')).check).toEqual(before.check);
    await playFor(30, round);
    await answer(token, 'goOn');
    await playFor(15, round);
    expect(await watch()).toBe(false);
    const kept = await launches.database.forSite('aurora', (tx) =>
      tx.selectFrom('play_check').selectAll().where('member_id', '=', memberId).execute(),
    );
    expect(kept).toMatchObject([{ answer: 'goOn', seconds: 3_600, bets: 12, bet_minor: '120', win_minor: '0' }]);
  });

  it('ends at once by the answer to stop, with every game of the member', async () => {
    const { token, round, reopen } = await player('timestopped');
    expect((await round(10)).status).toBe(200);
    later(MINUTE_MS);
    expect((await answer(token, 'stop')).since).toBeNull();
    expect(codeIn(await round(10))).toBe(101);
    await watch();
    expect((await session(token)).since).toBeNull();
    await reopen();
    expect((await round(10)).status).toBe(200);
    expect((await session(token)).seconds).toBe(0);
  });

  it('is reminded of as often as the member chooses among what the site offers', async () => {
    const { token, round } = await player('timechosen');
    const chosen = await call<PlaySession>(token, 'PUT', 'realityCheck', { everyMinutes: 30 });
    expect(chosen).toMatchObject({ everyMinutes: 30, check: { isDue: false } });
    const headers = accountCalls(launches.gateway).bearer(token);
    const ask = (everyMinutes: number | null) =>
      launches.gateway.ask('/wps/member/realityCheck', { method: 'PUT', headers, body: { everyMinutes } });
    for (const other of [45, null])
      expect(refusalOf(await ask(other)).fields).toEqual({ everyMinutes: 'not_allowed_value' });
    await playFor(30, round);
    expect((await session(token)).check?.isDue).toBe(true);
    // Another interval does not put the check off.
    expect(refusalOf(await ask(60)).code).toBe('reality_check_due');
  });

  it('ends the games when a limit on time is used up, until the next day', async () => {
    const { token, round } = await player('timelimited');
    await call<PlayLimits>(token, 'PUT', 'playLimits', { kind: 'time', period: 'day', amount: '20' });
    await playFor(15, round);
    expect(await session(token)).toMatchObject({ timeLeft: { period: 'day', seconds: 300 } });
    later(5 * MINUTE_MS);
    expect(await watch()).toBe(true);
    expect(codeIn(await round(10))).toBe(101);
    expect(refusalOf(await launch(GAME, token))).toMatchObject({ status: 403, code: 'play_time_reached' });
    const { limits } = await call<PlayLimits>(token, 'GET', 'playLimits');
    expect(limits).toMatchObject([{ kind: 'time', period: 'day', amount: '20', used: '20' }]);
    later(24 * 60 * MINUTE_MS);
    const next = (await accountCalls(launches.gateway).signedIn('timelimited', envelope())).token;
    expect((await launch(GAME, next)).status).toBe(200);
    expect((await session(next)).timeLeft).toEqual({ period: 'day', seconds: 1_200 });
  });

  it('ends by a limit on play without a break, which begins anew after a rest', async () => {
    const { token, round, reopen } = await player('timesession');
    await call<PlayLimits>(token, 'PUT', 'playLimits', { kind: 'time', period: 'each', amount: '10' });
    await playFor(5, round);
    later(5 * MINUTE_MS);
    expect(await watch()).toBe(true);
    expect(refusalOf(await launch(GAME, token)).code).toBe('play_time_reached');
    later(16 * MINUTE_MS);
    await reopen();
    expect((await round(10)).status).toBe(200);
  });

  it('is over for bets that name no session too, and settlements always count', async () => {
    const { token, memberId, round } = await player('timesessionless');
    const user_id = await launches.database.forSite('aurora', (tx) =>
      vendorMemberId(tx, 'aurora', 'aurora.AG', memberId),
    );
    const process = async (game_id: string, ...actions: readonly object[]) => {
      const body = { user_id, currency: 'EUR', game: 'AG:AG-1', game_id, actions };
      return vendorCalls(launches.gateway, 'aurora.AG').post('process', body);
    };
    const bet = (id: string) => process(`table-${id}`, { action: 'bet', action_id: `bet-${id}`, amount: 100 });
    await call<PlayLimits>(token, 'PUT', 'playLimits', { kind: 'time', period: 'day', amount: '20' });
    for (const id of ['won', 'void']) expect((await bet(id)).status).toBe(200);
    await playFor(20, round);
    expect(codeIn(await round(10))).toBe(101);
    expect(codeIn(await bet('new'))).toBe(105);
    expect((await bet('won')).status).toBe(200);
    const won = { action: 'win', action_id: 'win-won', amount: 250 };
    expect((await process('table-won', won)).status).toBe(200);
    const undone = { action: 'rollback', action_id: 'undo-void', original_action_id: 'bet-void' };
    expect((await process('table-void', undone)).status).toBe(200);

    // The next day has time again, for games that are opened then.
    later(24 * 60 * MINUTE_MS);
    await watch();
    expect(codeIn(await bet('stale'))).toBe(105);
    await openGame((await accountCalls(launches.gateway).signedIn('timesessionless', envelope())).token);
    expect((await bet('fresh')).status).toBe(200);

    const stopped = await player('timesaidstop');
    const other = await launches.database.forSite('aurora', (tx) =>
      vendorMemberId(tx, 'aurora', 'aurora.AG', stopped.memberId),
    );
    await answer(stopped.token, 'stop');
    const asked = { user_id: other, currency: 'EUR', game: 'AG:AG-1', game_id: 'table-stop' };
    const actions = [{ action: 'bet', action_id: 'bet-stop', amount: 100 }];
    expect(codeIn(await vendorCalls(launches.gateway, 'aurora.AG').post('process', { ...asked, actions }))).toBe(105);
  });

  it('is for members of the site alone', async () => {
    expect(refusalOf(await launches.gateway.ask('/wps/member/playSession')).code).toBe('not_logged_in');
  });
});
