import { expect, it } from 'vitest';
import type { MemberInfo, MemberMessages, MemberPlayLimits, PlayLimits } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const HOUR_MS = 3_600_000;
const NOBODY = 'Z'.repeat(10);

describeOnOneEngine('the limits that operators set for members', (open) => {
  const launches = testGameLaunches(open);
  const { launch, later, newMember, now } = launches;
  const staff = () => operatorCalls(launches.gateway, now);

  async function member(account: string) {
    const token = await newMember(account);
    const { id } = successOf<MemberInfo>(await accountCalls(launches.gateway).info(token));
    return { token, id };
  }
  const path = (id: string, rest: string, siteId = 'aurora') => `/sites/${siteId}/members/${id}/${rest}`;
  const set = (id: string, body: object, token?: string) =>
    staff().call(path(id, 'play-limits'), { method: 'PUT', body, ...(token && { token }) });
  const exclude = (id: string, body: object, token?: string) =>
    staff().call(path(id, 'play-exclusion'), { method: 'PUT', body, ...(token && { token }) });
  const lift = (id: string, body: object, token?: string) =>
    staff().call(path(id, 'play-exclusion/lift'), { method: 'POST', body, ...(token && { token }) });
  const LOSS = { kind: 'loss', period: 'day', amount: '5.00', reason: 'asked for by telephone' };

  it('hold at once, looser ones too, and say who set them and why', async () => {
    const { id, token } = await member('servedlimit');
    const { token: supporter } = await staff().newOperator('ada.support', [{ siteId: 'aurora', role: 'support' }]);
    successOf(await set(id, LOSS, supporter));
    later(HOUR_MS);
    const answer = successOf<MemberPlayLimits>(await set(id, { ...LOSS, amount: '7.00', reason: 'a slip' }));
    expect(validatorOf('MemberPlayLimits')(answer)).toBe(true);
    expect(answer.limits.limits).toMatchObject([
      { kind: 'loss', period: 'day', amount: '7.00', used: '0.00', next: null },
    ]);
    const change = { what: 'limit', kind: 'loss', period: 'day', currency: 'EUR', until: null };
    const at = (hours: number) => {
      const moment = new Date(now().getTime() - hours * HOUR_MS).toISOString();
      return { at: moment, from: moment };
    };
    expect(answer.changes).toEqual([
      { ...change, ...at(0), amount: '7.00', operator: 'operator token', reason: 'a slip' },
      { ...change, ...at(1), amount: '5.00', operator: 'ada.support', reason: 'asked for by telephone' },
    ]);
    const gone = successOf<MemberPlayLimits>(await set(id, { ...LOSS, amount: null }));
    expect([gone.limits.limits, gone.changes[0]?.amount]).toEqual([[], null]);
    expect(successOf<MemberPlayLimits>(await set(id, { ...LOSS, amount: null })).changes).toHaveLength(3);
    const own = await launches.gateway.ask('/wps/member/playLimits', {
      headers: accountCalls(launches.gateway).bearer(token),
    });
    expect(successOf<PlayLimits>(own).limits).toEqual([]);
  });

  it('keep a member from playing until then, or until somebody lifts it', async () => {
    const { id, token } = await member('servedbreak');
    const until = new Date(now().getTime() + 48 * HOUR_MS).toISOString();
    successOf(await exclude(id, { until, reason: 'worrying play' }));
    expect(refusalOf(await launch(GAME, token)).code).toBe('play_excluded');
    const sooner = new Date(now().getTime() + HOUR_MS).toISOString();
    expect(refusalOf(await exclude(id, { until: sooner, reason: 'x' })).fields).toEqual({ until: 'out_of_range' });
    const longer = new Date(now().getTime() + 72 * HOUR_MS).toISOString();
    successOf(await exclude(id, { until: longer, reason: 'longer' }));
    // Said again, it is nothing new.
    expect(successOf<MemberPlayLimits>(await exclude(id, { until: longer, reason: 'again' })).changes).toHaveLength(2);
    const lifted = successOf<MemberPlayLimits>(await lift(id, { reason: 'another member was meant' }));
    expect(lifted.limits.exclusion).toBeNull();
    expect(lifted.changes.map(({ what, until: ends, reason }) => [what, ends, reason])).toEqual([
      ['lifted', null, 'another member was meant'],
      ['exclusion', longer, 'longer'],
      ['exclusion', until, 'worrying play'],
    ]);
    expect((await launch(GAME, token)).status).toBe(200);
    // There is nothing to lift any more, and the member gets no message.
    expect(successOf<MemberPlayLimits>(await lift(id, { reason: 'again' })).changes).toHaveLength(3);
    const { list } = successOf<MemberMessages>(
      await launches.gateway.ask('/wps/member/messages', { headers: accountCalls(launches.gateway).bearer(token) }),
    );
    expect(list.map(({ kind }) => kind)).toEqual(['playExclusionLifted', 'playExclusion', 'playExclusion']);
  });

  it('are the same that the member sees and sets', async () => {
    const { id, token } = await member('servedboth');
    const headers = accountCalls(launches.gateway).bearer(token);
    const body = { kind: 'stake', period: 'week', amount: '40.00' };
    successOf(await launches.gateway.ask('/wps/member/playLimits', { method: 'PUT', headers, body }));
    const seen = successOf<MemberPlayLimits>(await staff().call(path(id, 'play-limits')));
    expect(seen.limits.limits).toMatchObject([body]);
    expect(seen.changes).toMatchObject([{ what: 'limit', operator: null, reason: null, amount: '40.00' }]);
  });

  it('are for supporters of the site alone', async () => {
    const { id } = await member('servedroles');
    const { token } = await staff().newOperator('eve.cashier', [
      { siteId: 'aurora', role: 'cashier' },
      { siteId: 'lotus', role: 'support' },
    ]);
    for (const answer of [
      await staff().call(path(id, 'play-limits'), { token }),
      await set(id, LOSS, token),
      await exclude(id, { until: null, reason: 'x' }, token),
      await lift(id, { reason: 'x' }, token),
    ])
      expect(refusalOf(answer)).toMatchObject({ status: 403, code: 'operator_role_required' });
    expect(refusalOf(await staff().call(path(id, 'play-limits', 'lotus'), { token })).code).toBe('unknown_member');
  });

  it('name the faults of a request', async () => {
    const { id } = await member('servedwrong');
    expect(refusalOf(await set(NOBODY, LOSS))).toMatchObject({ status: 404, code: 'unknown_member' });
    expect(refusalOf(await exclude(NOBODY, { until: null, reason: 'x' })).code).toBe('unknown_member');
    expect(refusalOf(await lift(NOBODY, { reason: 'x' })).code).toBe('unknown_member');
    expect(refusalOf(await staff().call(path(id, 'play-limits', 'nowhere'))).code).toBe('not_found');
    const trial = await launches.gateway.ask('/wps/session/login/freeplay', {
      method: 'POST',
      body: { os: 'Linux', platform: 'W' },
    });
    const { id: guest } = successOf<MemberInfo>(
      await accountCalls(launches.gateway).info(successOf<{ token: string }>(trial).token),
    );
    expect(refusalOf(await set(guest, LOSS)).code).toBe('in_need_true_account');
    expect(refusalOf(await set(id, { ...LOSS, reason: '' })).fields).toEqual({ reason: 'too_short' });
    expect(refusalOf(await set(id, { ...LOSS, period: 'each' })).fields).toEqual({ period: 'not_allowed_value' });
    expect(refusalOf(await exclude(id, { reason: 'x' })).fields).toEqual({ until: 'required' });
    expect(refusalOf(await exclude(id, { until: 'soon', reason: 'x' })).fields).toEqual({ until: 'wrong_format' });
    // A leap second, and a year that is written with five digits at Greenwich, are moments that nothing can be set to.
    for (const until of ['2026-12-31T23:59:60Z', '9999-12-31T23:59:59-23:00'])
      expect(refusalOf(await exclude(id, { until, reason: 'x' }))).toMatchObject({
        status: 400,
        fields: { until: 'out_of_range' },
      });
    const past = new Date(now().getTime() - 1).toISOString();
    expect(refusalOf(await exclude(id, { until: past, reason: 'x' })).fields).toEqual({ until: 'out_of_range' });
  });
});
