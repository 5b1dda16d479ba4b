import { beforeAll, expect, it } from 'vitest';
import type { LaunchedGame, MemberInfo, SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { codeOf, GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const REFUSED = { status: 403, code: 'in_need_true_account' };

describeOnOneEngine('playing with a trial account', (open) => {
  const launches = testGameLaunches(open);
  const { exchange, launch, newMember } = launches;
  let trial: string;

  const ask = (path: string, method: string, body?: object) => {
    const headers = accountCalls(launches.gateway).bearer(trial);
    return launches.gateway.ask(path, { method, headers, ...(body && { body }) });
  };

  beforeAll(async () => {
    const body = { os: 'Linux', platform: 'W' };
    const opened = await launches.gateway.ask('/wps/session/login/freeplay', { method: 'POST', body });
    ({ token: trial = '' } = successOf<SignedIn>(opened));
  });

  it('refuses to start a game, for money and as a free trial', async () => {
    for (const query of [GAME, `${GAME}&mode=real`, `${GAME}&mode=trial`])
      expect(refusalOf(await launch(query, trial)), query).toMatchObject(REFUSED);
  });

  it('refuses a table against others and the list of its rooms', async () => {
    const table = { vassalage: 'PG', gameCode: 'PG-1' };
    expect(refusalOf(await ask('/wps/game/launchGame', 'POST', table))).toMatchObject(REFUSED);
    expect(refusalOf(await ask('/wps/relay/GLS2_roomList?vassalage=PG', 'GET'))).toMatchObject(REFUSED);
  });

  it('refuses to exchange a code whose member is a trial account by then', async () => {
    const token = await newMember('turnedtrial');
    const { id } = successOf<MemberInfo>(await accountCalls(launches.gateway).info(token));
    const code = codeOf(successOf<LaunchedGame>(await launch(GAME, token)));
    await launches.database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ type: 4 }).where('member_id', '=', id).execute(),
    );
    expect((await exchange(code)).status).not.toBe(200);
  });

  it('still lets a guest start a free trial', async () => {
    expect(successOf<LaunchedGame>(await launch(`${GAME}&mode=trial`)).mode).toBe('trial');
  });
});
