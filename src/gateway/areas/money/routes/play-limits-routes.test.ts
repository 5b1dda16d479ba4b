import { expect, it } from 'vitest';
import type { MemberInfo, MemberMessages, PlayLimit, PlayLimits } from '#contracts/generated/contracts.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { codeIn, codeOf, GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { vendorCalls } from '#gateway/testing/vendor-calls.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const HOUR_MS = 3_600_000;

/** Each limit in short. */
const inShort = ({ limits }: PlayLimits): string[] =>
  limits.map(({ kind, period, amount, used, next }: PlayLimit) =>
    [kind, period, used, 'of', amount, ...(next === null ? [] : ['then', next.amount ?? 'none'])].join(' '),
  );

describeOnOneEngine('the limits that members set themselves', (open) => {
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
  const confirm = (token: string, kind: string, period: string, amount: string | null) =>
    call(token, 'POST', 'playLimits/confirm', { kind, period, amount });
  const exclude = (token: string, span: string, password?: string) =>
    call(token, 'POST', 'playExclusion', { span, ...(password !== undefined && { password }) });
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

  it('are lowered at once, and raised or taken away a day later by a second yes', async () => {
    const { token, bet } = await player('limitsraised');
    successOf(await set(token, 'stake', 'month', '30.00'));
    const raised = successOf<PlayLimits>(await set(token, 'stake', 'month', '50.00'));
    const from = new Date(now().getTime() + 24 * HOUR_MS).toISOString();
    const until = new Date(now().getTime() + 8 * 24 * HOUR_MS).toISOString();
    expect(raised.limits).toEqual([
      {
        ...{ kind: 'stake', period: 'month', amount: '30.00', used: '0.00' },
        next: { amount: '50.00', from, isDue: false, until },
        renewsAt: expect.stringMatching(/T\d\d:00:00.000Z$/),
      },
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
    const early = await signedIn('limitsraised');
    expect(refusalOf(await confirm(early, 'stake', 'month', null))).toMatchObject({
      status: 409,
      code: 'no_raised_limit',
    });
    later(1);
    const due = await signedIn('limitsraised');
    // A day is not enough: nothing is raised while the member sleeps.
    expect((await read(due)).limits[0]?.next).toMatchObject({ amount: null, isDue: true });
    expect(codeIn(await bet(1_001))).toBe(105);
    expect(refusalOf(await confirm(due, 'stake', 'month', '11.00')).code).toBe('no_raised_limit');
    expect(successOf<PlayLimits>(await confirm(due, 'stake', 'month', null)).limits).toEqual([]);
    expect(codeIn(await bet(1_001))).not.toBe(105);
    expect(refusalOf(await confirm(due, 'stake', 'month', null)).code).toBe('no_raised_limit');
  });

  it('are raised to the amount that was confirmed, and lapse a week after the day that they wait', async () => {
    const token = await newMember('limitslapse');
    successOf(await set(token, 'loss', 'day', '5.00'));
    successOf(await set(token, 'loss', 'day', '9.00'));
    later(24 * HOUR_MS);
    const due = await signedIn('limitslapse');
    expect(inShort(successOf(await confirm(due, 'loss', 'day', '9')))).toEqual(['loss day 0.00 of 9.00']);
    successOf(await set(due, 'loss', 'day', '12.00'));
    later(8 * 24 * HOUR_MS - 1);
    expect((await read(await signedIn('limitslapse'))).limits[0]?.next?.isDue).toBe(true);
    later(1);
    const late = await signedIn('limitslapse');
    expect(inShort(await read(late))).toEqual(['loss day 0.00 of 9.00']);
    expect(refusalOf(await confirm(late, 'loss', 'day', '12.00')).code).toBe('no_raised_limit');
    // Asked for anew, it waits anew.
    const again = successOf<PlayLimits>(await set(late, 'loss', 'day', '12.00'));
    expect(again.limits[0]?.next).toMatchObject({ from: new Date(now().getTime() + 24 * HOUR_MS).toISOString() });
  });

  it('are on time too, in minutes, as the site offers them', async () => {
    const token = await newMember('limitstime');
    successOf(await set(token, 'time', 'each', '60'));
    expect(inShort(successOf(await set(token, 'time', 'day', '180')))).toEqual([
      'time each 0 of 60',
      'time day 0 of 180',
    ]);
    expect(refusalOf(await set(token, 'time', 'day', '1441')).fields).toEqual({ amount: 'out_of_range' });
    expect(refusalOf(await set(token, 'time', 'day', '1.5')).fields).toEqual({ amount: 'wrong_format' });
  });

  it('begin anew where one was taken away', async () => {
    const token = await newMember('limitsanew');
    successOf(await set(token, 'loss', 'day', '5.00'));
    successOf(await set(token, 'loss', 'day', null));
    later(25 * HOUR_MS);
    const again = await signedIn('limitsanew');
    successOf(await confirm(again, 'loss', 'day', null));
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
      endsOnRequest: false,
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
    const longer = successOf<PlayLimits>(await exclude(token, 'fiveYears', PASSWORD)).exclusion;
    expect(longer).toMatchObject({ from: begun?.from });
    expect(longer?.until?.slice(0, 4)).toBe(String(now().getUTCFullYear() + 5));
    const again = await signedIn('limitslonger');
    expect(successOf<PlayLimits>(await exclude(again, 'forGood', PASSWORD)).exclusion).toMatchObject({ until: null });
    const last = await signedIn('limitslonger');
    expect(refusalOf(await exclude(last, 'fiveYears', PASSWORD)).fields).toEqual({ span: 'out_of_range' });
    expect((await read(last)).exclusion).toMatchObject({ until: null });
  });

  it('take the password for half a year or longer, sign the member out everywhere, and end for nobody', async () => {
    const token = await newMember('limitsself');
    const elsewhere = await signedIn('limitsself');
    const { id } = successOf<MemberInfo>(await accountCalls(launches.gateway).info(token));
    expect(refusalOf(await exclude(token, 'halfYear')).fields).toEqual({ password: 'required' });
    expect(refusalOf(await exclude(token, 'halfYear', 'Nothing-like-it-9')).fields).toEqual({
      password: 'wrong_value',
    });
    successOf(await exclude(token, 'halfYear', PASSWORD));
    for (const ended of [token, elsewhere])
      expect(refusalOf(await call(ended, 'GET', 'playLimits')).code).toBe('not_logged_in');
    const staff = operatorCalls(launches.gateway, now);
    const lift = () =>
      staff.call(`/sites/aurora/members/${id}/play-exclusion/lift`, { method: 'POST', body: { reason: 'asked' } });
    expect(refusalOf(await lift())).toMatchObject({ status: 403, code: 'self_exclusion_holds' });
    later(180 * 24 * HOUR_MS);
    expect(refusalOf(await lift()).code).toBe('self_exclusion_holds');
    const back = await signedIn('limitsself');
    expect(refusalOf(await launch(GAME, back)).code).toBe('play_excluded');
    later(5 * 24 * HOUR_MS);
    expect((await launch(GAME, await signedIn('limitsself'))).status).toBe(200);
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
