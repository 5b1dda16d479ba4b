import { expect, it } from 'vitest';
import type { LaunchedGame, MemberInfo, VendorSession } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { nodeIdOf } from '#gateway/testing/test-catalogue.ts';
import { codeIn, codeOf, GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { forgetLaunches } from '../repository/launch-repository.ts';

describeOnOneEngine('starting a game', (open) => {
  const launches = testGameLaunches(open);
  const { envelope, newMember, launch, exchange, later } = launches;

  it('gives a member the game’s address with a code, which the vendor exchanges for the player', async () => {
    const token = await newMember('launchone');
    const started = successOf<LaunchedGame>(await launch(`${GAME}&language=ES`, token));
    expect(validatorOf('LaunchedGame')(started)).toBe(true);
    expect(started).toMatchObject({
      mode: 'real',
      nodeId: nodeIdOf('PG-1'),
      gameName: 'Tumba de Anubis',
      vendorName: 'PG Studio',
    });
    const { origin, pathname, searchParams } = new URL(started.url);
    expect([origin, pathname]).toEqual(['http://games.example', '/play/PG/PG-1']);
    expect([searchParams.get('integration'), searchParams.get('language')]).toEqual(['aurora.PG', 'ES']);
    const answer = await exchange(codeOf(started));
    const session = answer.json() as VendorSession;
    expect(validatorOf('VendorSession')(session), answer.text).toBe(true);
    expect(session).toMatchObject({
      currency: 'EUR',
      currency_symbol: '€',
      currency_decimals: 2,
      language: 'ES',
      session_id: started.sessionId,
      balance: 0,
      wallet: 'seamless',
      mode: 'real',
      game: 'PG:PG-1',
      origin: `http://aurora.localhost:${launches.gateway.port}`,
    });
    const { id } = successOf<MemberInfo>(await accountCalls(launches.gateway).info(token));
    expect(answer.text).not.toContain(id);
    const again = await exchange(codeOf(successOf<LaunchedGame>(await launch(GAME, token))));
    expect((again.json() as VendorSession).user_id).toBe(session.user_id);
  });

  it('keeps nothing of the code but its digest', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchdigest')));
    const kept = await launches.database.forSite('aurora', (tx) => tx.selectFrom('game_launch').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(codeOf(started));
    expect(codeOf(started)).toMatch(/^[\w-]{43}$/);
  });

  it('exchanges a code once, also where many come with it at a time', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchtwice')));
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(codeOf(started))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect(answers.filter(({ status }) => status === 422).map(codeIn)).toEqual(Array(7).fill(108));
  });

  it('lets a code go after a minute', async () => {
    const token = await newMember('launchlate');
    const early = successOf<LaunchedGame>(await launch(GAME, token));
    later(59_000);
    expect((await exchange(codeOf(early))).status).toBe(200);
    const late = successOf<LaunchedGame>(await launch(GAME, token));
    later(61_000);
    const refused = await exchange(codeOf(late));
    expect([refused.status, codeIn(refused)]).toEqual([422, 108]);
  });

  it('exchanges a code with the vendor that it was made for alone, on its site', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchother')));
    for (const integrationId of ['aurora.AG', 'lotus.PG'])
      expect(codeIn(await exchange(codeOf(started), integrationId))).toBe(108);
    expect((await exchange(codeOf(started))).status).toBe(200);
  });

  it('refuses an exchange without a valid signature, and leaves the code as it was', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchforged')));
    const forged = await exchange(codeOf(started), 'aurora.PG', 'another key');
    expect([forged.status, codeIn(forged)]).toEqual([403, 403]);
    expect((await exchange(codeOf(started), 'aurora.NOBODY')).status).toBe(403);
    const calls = vendorCalls(launches.gateway, 'aurora.PG');
    expect([(await calls.post('session', '{')).status, (await calls.post('session', { cod: '' })).status]).toEqual([
      400, 400,
    ]);
    expect((await exchange(codeOf(started))).status).toBe(200);
  });

  it('ends the games of a session with it: they cannot be begun, and nothing is bet in them', async () => {
    const token = await newMember('launchleave');
    const begun = successOf<LaunchedGame>(await launch(GAME, token));
    const { user_id } = (await exchange(codeOf(begun))).json() as VendorSession;
    const unbegun = successOf<LaunchedGame>(await launch(GAME, token));
    const bet = (action_id: string) =>
      vendorCalls(launches.gateway, 'aurora.PG').post('process', {
        ...{ user_id, currency: 'EUR', game: 'PG:PG-1', game_id: action_id, session_id: begun.sessionId },
        actions: [{ action: 'bet', action_id, amount: 1 }],
      });
    // Nothing to bet with, but nothing against the session.
    expect(codeIn(await bet('before'))).toBe(100);
    await launches.gateway.ask('/wps/session/logout', {
      method: 'DELETE',
      headers: accountCalls(launches.gateway).bearer(token),
    });
    expect(codeIn(await bet('after'))).toBe(101);
    expect(codeIn(await exchange(codeOf(unbegun)))).toBe(108);
  });

  it('lets other sessions of the member play on', async () => {
    const first = await newMember('launchstay');
    const { token: second } = await accountCalls(launches.gateway).signedIn('launchstay', envelope());
    const started = successOf<LaunchedGame>(await launch(GAME, second));
    await launches.gateway.ask('/wps/session/logout', {
      method: 'DELETE',
      headers: accountCalls(launches.gateway).bearer(first),
    });
    expect((await exchange(codeOf(started))).status).toBe(200);
  });

  it('lets guests play for nothing, unknown to any wallet', async () => {
    const known = await launches.database.forSite('aurora', (tx) =>
      tx.selectFrom('vendor_member').selectAll().execute(),
    );
    const started = successOf<LaunchedGame>(await launch(`${GAME}&mode=trial`));
    expect(started.mode).toBe('trial');
    const session = (await exchange(codeOf(started))).json() as VendorSession;
    expect(session).toMatchObject({ mode: 'trial', balance: 0, game: 'PG:PG-1' });
    const played = await vendorCalls(launches.gateway, 'aurora.PG').post('process', {
      ...{ user_id: session.user_id, currency: 'EUR', game: 'PG:PG-1' },
    });
    expect(codeIn(played)).toBe(102);
    expect(
      await launches.database.forSite('aurora', (tx) => tx.selectFrom('vendor_member').selectAll().execute()),
    ).toEqual(known);
  });

  it('forgets expired codes and the sessions of trials, and keeps those that were played for money', async () => {
    const token = await newMember('launchforget');
    const played = successOf<LaunchedGame>(await launch(GAME, token));
    const tried = successOf<LaunchedGame>(await launch(`${GAME}&mode=trial`));
    const kept = async () => {
      await launches.database.forSite('aurora', (tx) => forgetLaunches(tx, 'aurora', launches.now()));
      const sessions = await launches.database.forSite('aurora', (tx) =>
        tx
          .selectFrom('game_session')
          .select('session_id')
          .where('session_id', 'in', [played.sessionId, tried.sessionId])
          .execute(),
      );
      const codes = await launches.database.forSite('aurora', (tx) =>
        tx.selectFrom('game_launch').selectAll().execute(),
      );
      return [sessions.length, codes.length > 0];
    };
    expect(await kept()).toEqual([2, true]);
    later(61_000);
    expect(await kept()).toEqual([2, false]);
    later(24 * 60 * 60 * 1_000);
    expect(await kept()).toEqual([1, false]);
  });
});
