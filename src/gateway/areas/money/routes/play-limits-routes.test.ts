import { expect, it } from 'vitest';
import type { MemberInfo, MemberMessages, PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { codeIn, codeOf, GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { vendorCalls } from '#gateway/testing/vendor-calls.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

const HOUR_MS = 3_600_000;

/** Each limit in short. */
const inShort = ({ limits }: PlayLimits): string[] =>
  limits.map(({ kind, period, amount, used, next }: PlayLimit) =>
    [kind, period, used, 'of', amount, ...(next === null ? [] : ['then', next.amount ?? 'none'])].join(' '),
  );

describeOnEveryEngine('the limits that members set themselves', (open) => {
  const launches = testGameLaunches(open);
  const { envelope, launch, later, newMember, now } = launches;
  let actions = 0;

  const call = (token: string, method: string, path: string, body?: object): Promise<SiteResponse> =>
    launches.gateway.ask(`/wps/member/${path}`, {
      method,
      headers: accountCalls(launches.gateway).bearer(token),
      ...(body && { body }),
    });
  const read = async (token: string): Promise<PlayLimits> => {
    const limits = successOf<PlayLimits>(await call(token, 'GET', 'playLimits'));
    expect(validatorOf('PlayLimits')(limits)).toBe(true);
    return limits;
  };
  const set = (token: string, kind: string, period: string, amount: string | null) =>
    call(token, 'PUT', 'playLimits', { kind, period, amount });
  const exclude = (token: string, span: string) => call(token, 'POST', 'playExclusion', { span });
  const signedIn = async (account: string): Promise<string> =>
    (await accountCalls(launches.gateway).signedIn(account, envelope())).token;

  /** A member with 100.00 who has opened a game: the session's token, and a vendor's bet in that game. */
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
    const code = codeOf(successOf(await launch(GAME, token)));
    const { user_id, session_id } = (await launches.exchange(code)).json() as { user_id: string; session_id: string };
    const bet = (amount: number) => {
      actions += 1;
      return vendorCalls(launches.gateway, 'aurora.PG').post('process', {
        ...{ user_id, session_id, currency: 'EUR', game: 'PG:PG-1', game_id: `limited-${actions}` },
        actions: [{ action: 'bet', action_id: `limited-${actions}`, amount }],
      });
    };
    return { token, memberId, bet };
  }

  it('are none to begin with', async () => {
    const token = await newMember('limitsnone');
    expect(await read(token)).toEqual({ currency: 'EUR', limits: [], exclusion: null, raisedAfterHours: 24 });
  });

  it('hold at once, and show the amount that counts towards them', async () => {
    const { token, bet } = await player('limitsheld');
    expect((await bet(500)).status).toBe(200);
    const answer = successOf<PlayLimits>(await set(token, 'loss', 'week', '20.00'));
    expect(inShort(answer)).toEqual(['loss week 5.00 of 20.00']);
    successOf(await set(token, 'bet', 'each', '8'));
    expect(codeIn(await bet(801))).toBe(105);
    expect((await bet(800)).status).toBe(200);
    expect(codeIn(await bet(701))).toBe(105);
    expect(inShort(await read(token))).toEqual(['bet each 0.00 of 8.00', 'loss week 13.00 of 20.00']);
  });

  it('are lowered at once, and raised or taken away a day later', async () => {
    const { token, bet } = await player('limitsraised');
    successOf(await set(token, 'stake', 'month', '30.00'));
    const raised = successOf<PlayLimits>(await set(token, 'stake', 'month', '50.00'));
    const from = new Date(now().getTime() + 24 * HOUR_MS).toISOString();
    expect(raised.limits).toEqual([
      { kind: 'stake', period: 'month', amount: '30.00', used: '0.00', next: { amount: '50.00', from } },
    ]);
    expect(codeIn(await bet(3_001))).toBe(105);
    later(12 * HOUR_MS);
    const noon = await signedIn('limitsraised');
    // Asked for once more, it comes when it would have.
    expect(successOf<PlayLimits>(await set(noon, 'stake', 'month', '50')).limits[0]?.next?.from).toBe(from);
    expect(inShort(successOf(await set(noon, 'stake', 'month', '10')))).toEqual(['stake month 0.00 of 10.00']);
    later(13 * HOUR_MS);
    const again = await signedIn('limitsraised');
    expect(inShort(await read(again))).toEqual(['stake month 0.00 of 10.00']);
    expect(inShort(successOf(await set(again, 'stake', 'month', null)))).toEqual([
      'stake month 0.00 of 10.00 then none',
    ]);
    // To ask for what is in force is to change one's mind.
    expect(inShort(successOf(await set(again, 'stake', 'month', '10.00')))).toEqual(['stake month 0.00 of 10.00']);
    successOf(await set(again, 'stake', 'month', '11.00'));
    expect(inShort(successOf(await set(again, 'stake', 'month', null)))).toEqual([
      'stake month 0.00 of 10.00 then none',
    ]);
    later(24 * HOUR_MS - 1);
    expect(codeIn(await bet(1_001))).toBe(105);
    later(1);
    expect((await read(await signedIn('limitsraised'))).limits).toEqual([]);
    expect(codeIn(await bet(1_001))).not.toBe(105);
  });

  it('begin anew where one was taken away', async () => {
    const token = await newMember('limitsanew');
    successOf(await set(token, 'loss', 'day', '5.00'));
    successOf(await set(token, 'loss', 'day', null));
    later(25 * HOUR_MS);
    const again = await signedIn('limitsanew');
    expect(inShort(successOf(await set(again, 'loss', 'day', '900.00')))).toEqual(['loss day 0.00 of 900.00']);
  });

  it('name the faults of a request', async () => {
    const token = await newMember('limitswrong');
    const faults = async (answer: Promise<SiteResponse>) => {
      const { status, code, fields } = refusalOf(await answer);
      expect([status, code]).toEqual([400, 'invalid_request']);
      return fields;
    };
    expect(await faults(set(token, 'loss', 'each', '1'))).toEqual({ period: 'not_allowed_value' });
    expect(await faults(set(token, 'bet', 'day', '1'))).toEqual({ period: 'not_allowed_value' });
    expect(await faults(set(token, 'deposit', 'day', '1'))).toEqual({ kind: 'not_allowed_value' });
    expect(await faults(set(token, 'loss', 'day', '0.00'))).toEqual({ amount: 'out_of_range' });
    expect(await faults(set(token, 'loss', 'day', '1.005'))).toEqual({ amount: 'wrong_format' });
    expect(await faults(set(token, 'loss', 'day', '-1'))).toEqual({ amount: 'wrong_format' });
    expect(await faults(set(token, 'loss', 'day', '9'.repeat(15)))).toEqual({ amount: 'out_of_range' });
    expect(await faults(set(token, 'loss', 'day', '1'.repeat(20)))).toEqual({ amount: 'wrong_format' });
    expect(await faults(call(token, 'PUT', 'playLimits', { kind: 'loss', period: 'day' }))).toEqual({
      amount: 'required',
    });
    expect(await faults(exclude(token, 'hour'))).toEqual({ span: 'not_allowed_value' });
    expect((await read(token)).limits).toEqual([]);
  });

  it('keep a member on a break from games and bets, and from nothing else', async () => {
    const { token, bet } = await player('limitsbreak');
    const early = codeOf(successOf(await launch(GAME, token)));
    const before = successOf<PlayLimits>(await exclude(token, 'week'));
    expect(before.exclusion).toEqual({
      from: now().toISOString(),
      until: new Date(now().getTime() + 7 * 24 * HOUR_MS).toISOString(),
    });
    expect(codeIn(await bet(1))).toBe(106);
    expect(codeIn(await launches.exchange(early))).toBe(108);
    for (const query of [GAME, `${GAME}&mode=trial`])
      expect(refusalOf(await launch(query, token))).toMatchObject({ status: 403, code: 'play_excluded' });
    // An anonymous visitor may still try the game.
    expect((await launch(`${GAME}&mode=trial`)).status).toBe(200);
    expect((await read(token)).exclusion).toEqual(before.exclusion);
    later(7 * 24 * HOUR_MS);
    const back = await signedIn('limitsbreak');
    expect((await read(back)).exclusion).toBeNull();
    expect((await launch(GAME, back)).status).toBe(200);
  });

  it('are made longer, and never shorter, while a break goes on', async () => {
    const token = await newMember('limitslonger');
    const begun = successOf<PlayLimits>(await exclude(token, 'month')).exclusion;
    expect(begun?.until).toBe(new Date(new Date(now()).setUTCMonth(now().getUTCMonth() + 1)).toISOString());
    expect(refusalOf(await exclude(token, 'week'))).toMatchObject({ status: 400, fields: { span: 'out_of_range' } });
    later(HOUR_MS);
    const longer = successOf<PlayLimits>(await exclude(token, 'fiveYears')).exclusion;
    expect(longer).toMatchObject({ from: begun?.from });
    expect(longer?.until?.slice(0, 4)).toBe(String(now().getUTCFullYear() + 5));
    expect(successOf<PlayLimits>(await exclude(token, 'forGood')).exclusion).toMatchObject({ until: null });
    expect(refusalOf(await exclude(token, 'fiveYears')).fields).toEqual({ span: 'out_of_range' });
    expect((await read(token)).exclusion).toMatchObject({ until: null });
  });

  it('are announced to the member, once for each change', async () => {
    const token = await newMember('limitsnews');
    successOf(await set(token, 'loss', 'day', '5.00'));
    successOf(await set(token, 'loss', 'day', '9.00'));
    successOf(await set(token, 'loss', 'day', '9.00'));
    successOf(await set(token, 'loss', 'day', '5.00'));
    successOf(await set(token, 'loss', 'day', '5.00'));
    successOf(await exclude(token, 'day'));
    const { list } = successOf<MemberMessages>(await call(token, 'GET', 'messages?language=ES'));
    expect(list.map(({ kind }) => kind)).toEqual(['playExclusion', 'playLimit', 'playLimit', 'playLimit']);
    expect(list[0]?.subject).toBe('Ha comenzado una pausa de juego');
  });

  it('are for members who signed in here', async () => {
    expect(refusalOf(await launches.gateway.ask('/wps/member/playLimits')).code).toBe('not_logged_in');
    const elsewhere = await newMember('limitselsewhere', 'lotus.localhost');
    expect(refusalOf(await set(elsewhere, 'loss', 'day', '5')).code).toBe('not_logged_in');
  });
});
