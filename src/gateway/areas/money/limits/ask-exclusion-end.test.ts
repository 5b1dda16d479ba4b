import { expect, it } from 'vitest';
import type { MemberInfo, MemberMessages, MemberPlayLimits, PlayLimits } from '#contracts/generated/contracts.ts';
import { vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { validatorOf } from '#gateway/kit/contract-validator.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { codeIn, GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const HOUR_MS = 3_600_000;
const HALF_A_YEAR_MS = 185 * 24 * HOUR_MS;

describeOnOneEngine('self-exclusions that end on request', (open) => {
  const launches = testGameLaunches(open, { site: { protection: { exclusionEndsOnRequest: true } } });
  const { envelope, launch, later, newMember, now } = launches;
  let bets = 0;

  const call = (token: string, method: string, path: string, body?: object) =>
    launches.gateway.ask(`/wps/member/${path}`, {
      ...{ method, headers: accountCalls(launches.gateway).bearer(token) },
      ...(body && { body }),
    });
  const askEnd = (token: string) => call(token, 'POST', 'playExclusion/end');
  const signedIn = async (account: string): Promise<string> =>
    (await accountCalls(launches.gateway).signedIn(account, envelope())).token;
  const exclusionOf = async (token: string) => {
    const limits = successOf<PlayLimits>(await call(token, 'GET', 'playLimits'));
    expect(validatorOf('PlayLimits')(limits)).toBe(true);
    return limits.exclusion;
  };

  /** A member with 100.00 who excluded itself, and a bet of it at a vendor that names no session. */
  async function excluded(account: string, span: string) {
    const token = await newMember(account);
    const { id: memberId } = successOf<MemberInfo>(await accountCalls(launches.gateway).info(token));
    const user_id = await launches.database.forSite('aurora', async (tx) => {
      await postTransfer(tx, 'aurora', {
        ...{ kind: 'grant', currency: 'EUR', request: { scope: 'test', key: account } },
        lines: [
          { kind: 'house', amount: -10_000n },
          { kind: 'member', memberId, amount: 10_000n },
        ],
      });
      return vendorMemberId(tx, 'aurora', 'aurora.AG', memberId);
    });
    const bet = () => {
      bets += 1;
      return vendorCalls(launches.gateway, 'aurora.AG').post('process', {
        ...{ user_id, currency: 'EUR', game: 'AG:AG-1', game_id: `ending-${bets}` },
        actions: [{ action: 'bet', action_id: `ending-${bets}`, amount: 100 }],
      });
    };
    successOf(await call(token, 'POST', 'playExclusion', { span, password: PASSWORD }));
    return { memberId, bet };
  }

  it('hold after their time until the member asks, and for 24 hours more', async () => {
    const { memberId, bet } = await excluded('endsonwish', 'halfYear');
    let token = await signedIn('endsonwish');
    expect(refusalOf(await askEnd(token))).toMatchObject({ status: 403, code: 'self_exclusion_holds' });
    later(HALF_A_YEAR_MS);
    token = await signedIn('endsonwish');
    const held = await exclusionOf(token);
    expect(held).toMatchObject({ endsOnRequest: true });
    expect(Date.parse(held?.until ?? '')).toBeLessThan(now().getTime());
    expect(codeIn(await bet())).toBe(106);
    expect(refusalOf(await launch(GAME, token)).code).toBe('play_excluded');
    const lifted = await operatorCalls(launches.gateway, now).call(
      `/sites/aurora/members/${memberId}/play-exclusion/lift`,
      { method: 'POST', body: { reason: 'its time is over' } },
    );
    expect(refusalOf(lifted).code).toBe('self_exclusion_holds');

    const until = new Date(now().getTime() + 24 * HOUR_MS).toISOString();
    const asked = successOf<PlayLimits>(await askEnd(token));
    expect(asked.exclusion).toMatchObject({ until, endsOnRequest: false });
    later(HOUR_MS);
    // Asking again does not postpone the end.
    token = await signedIn('endsonwish');
    expect(successOf<PlayLimits>(await askEnd(token)).exclusion?.until).toBe(until);
    expect(codeIn(await bet())).toBe(106);
    later(23 * HOUR_MS + 1_000);
    token = await signedIn('endsonwish');
    expect(await exclusionOf(token)).toBeNull();
    expect((await bet()).status).toBe(200);
    expect((await launch(GAME, token)).status).toBe(200);

    const { changes } = successOf<MemberPlayLimits>(
      await operatorCalls(launches.gateway, now).call(`/sites/aurora/members/${memberId}/play-limits`),
    );
    expect(changes.map(({ what, operator }) => [what, operator])).toEqual([
      ['endAsked', null],
      ['exclusion', null],
    ]);
    const { list } = successOf<MemberMessages>(await call(token, 'GET', 'messages'));
    expect(list.map(({ kind }) => kind)).toContain('playExclusionEndAsked');
  });

  it('hold as well where another break is taken meanwhile', async () => {
    const { bet } = await excluded('endsafterall', 'halfYear');
    later(HALF_A_YEAR_MS);
    successOf(await call(await signedIn('endsafterall'), 'POST', 'playExclusion', { span: 'day' }));
    later(25 * HOUR_MS);
    const token = await signedIn('endsafterall');
    expect(await exclusionOf(token)).toMatchObject({ endsOnRequest: true });
    expect(codeIn(await bet())).toBe(106);
    successOf(await askEnd(token));
    later(25 * HOUR_MS);
    expect((await bet()).status).toBe(200);
  });

  it('are those of half a year or longer: a time-out ends by itself', async () => {
    const { bet } = await excluded('endsbyitself', 'week');
    const token = await signedIn('endsbyitself');
    expect(await exclusionOf(token)).toMatchObject({ endsOnRequest: false });
    const before = await exclusionOf(token);
    expect(successOf<PlayLimits>(await askEnd(token)).exclusion).toEqual(before);
    later(7 * 24 * HOUR_MS + 1_000);
    expect((await bet()).status).toBe(200);
  });
});

describeOnOneEngine('self-exclusions of a site that asks for no wish', (open) => {
  const launches = testGameLaunches(open);

  it('end by themselves', async () => {
    const token = await launches.newMember('endswithtime');
    const ask = (bearer: string, method: string, path: string, body?: object) =>
      launches.gateway.ask(`/wps/member/${path}`, {
        ...{ method, headers: accountCalls(launches.gateway).bearer(bearer) },
        ...(body && { body }),
      });
    const made = await ask(token, 'POST', 'playExclusion', { span: 'halfYear', password: PASSWORD });
    expect(successOf<PlayLimits>(made).exclusion).toMatchObject({ endsOnRequest: false });
    launches.later(HALF_A_YEAR_MS);
    const { token: later } = await accountCalls(launches.gateway).signedIn('endswithtime', launches.envelope());
    expect(successOf<PlayLimits>(await ask(later, 'GET', 'playLimits')).exclusion).toBeNull();
  });
});
