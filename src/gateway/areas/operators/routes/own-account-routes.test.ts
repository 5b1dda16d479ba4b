import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  OperatorEnrolment,
  OperatorRecoveryCodes,
  OperatorSessions,
  OperatorSignedIn,
} from '#contracts/generated/contracts.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import {
  OPERATOR_PASSWORD,
  type OperatorCalls,
  operatorCalls,
  type TestOperator,
} from '#gateway/testing/operator-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const NEW_PASSWORD = 'Lanterns-in-the-rain-4';
const MINUTE_MS = 60_000;

describeOnOneEngine('operators and their own accounts', (open) => {
  let gateway: TestGateway;
  let calls: OperatorCalls;
  let ada: TestOperator;
  let timeMs = Date.parse('2026-03-01T10:00:00Z');
  const clock = (): Date => new Date(timeMs);

  beforeAll(async () => {
    gateway = await startGateway(await open(), { now: clock });
    calls = operatorCalls(gateway, clock);
    ada = await calls.newOperator('ada', [{ siteId: 'aurora', role: 'viewer' }]);
  });
  afterAll(() => gateway.close());

  /** A code is taken once: each call comes with the next. */
  const nextCode = (): string => {
    timeMs += MINUTE_MS;
    return calls.codeOf(ada.secret);
  };
  const change = (body: object, token = ada.token) =>
    callEncrypted(gateway.ask, {
      ...{ method: 'PUT', path: '/wps/operator/me/password', host: 'localhost', body },
      ...{ headers: { authorization: `Bearer ${token}` }, envelope: { iat: Math.floor(timeMs / 1_000) } },
    });
  const sendSealed = (path: string, body: object, token: string) =>
    callEncrypted(gateway.ask, {
      ...{ method: 'POST', path: `/wps/operator${path}`, host: 'localhost', body },
      ...{ headers: { authorization: `Bearer ${token}` }, envelope: { iat: Math.floor(timeMs / 1_000) } },
    });
  const signedIn = async (password: string): Promise<string> =>
    successOf<OperatorSignedIn>(await calls.signIn('ada', { password, totp: nextCode() })).token ?? '';
  const sessionsOf = async (token: string) =>
    successOf<OperatorSessions>(await calls.call('/me/sessions', { token })).sessions;

  it('see where they are signed in, and end a session that is theirs', async () => {
    const other = await signedIn(OPERATOR_PASSWORD);
    const sessions = await sessionsOf(ada.token);
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
    const stranger = await calls.newOperator('eve', [{ siteId: '*', role: 'admin' }]);
    const end = (token: string) => calls.call(`/me/sessions/${sessionId}`, { method: 'DELETE', body: {}, token });
    successOf(await end(stranger.token));
    expect(await sessionsOf(other)).toHaveLength(2);
    successOf(await end(ada.token));
    expect(refusalOf(await calls.call('/me', { token: other })).code).toBe('operator_token_required');
    expect(await sessionsOf(ada.token)).toHaveLength(1);
  });

  it('change the password by the old one and a code, alike for whatever is wrong', async () => {
    const right = { password: OPERATOR_PASSWORD, newPassword: NEW_PASSWORD };
    const refusals = [
      [right, 'invalid_credentials', {}],
      [{ ...right, totp: '000000' }, 'invalid_credentials', {}],
      [
        { ...right, password: NEW_PASSWORD, newPassword: `${NEW_PASSWORD}5`, totp: nextCode() },
        'invalid_credentials',
        {},
      ],
      [{ ...right, newPassword: OPERATOR_PASSWORD }, 'invalid_request', { newPassword: 'same_as_before' }],
      [{ ...right, newPassword: 'aaaaaaaaaaaaaaaa' }, 'invalid_request', { newPassword: 'too_common' }],
    ] as const;
    for (const [body, code, fields] of refusals)
      expect(refusalOf(await change(body)), JSON.stringify(body)).toMatchObject({ code, fields });
    const other = await signedIn(OPERATOR_PASSWORD);
    successOf(await change({ ...right, totp: nextCode() }));
    expect(refusalOf(await calls.call('/me', { token: other })).code).toBe('operator_token_required');
    expect(await sessionsOf(ada.token)).toHaveLength(1);
    expect(refusalOf(await calls.signIn('ada', { totp: nextCode() })).code).toBe('invalid_credentials');
    await signedIn(NEW_PASSWORD);
  });

  it('count tries of the old password, whatever session they come from', async () => {
    const strict = await startGateway(await open(), { now: clock, environment: { RATE_LIMITS: '1' } });
    const { newOperator, call } = operatorCalls(strict, clock);
    const bob = await newOperator('bob', []);
    const codes: string[] = [];
    for (let tried = 0; tried < 8; tried += 1) {
      const answer = await callEncrypted(strict.ask, {
        ...{ method: 'PUT', path: '/wps/operator/me/password', host: 'localhost' },
        body: { password: `wrong-${tried}`, newPassword: NEW_PASSWORD },
        ...{ headers: { authorization: `Bearer ${bob.token}` }, envelope: { iat: Math.floor(timeMs / 1_000) } },
      });
      codes.push(refusalOf(answer).code);
    }
    expect(codes[0]).toBe('invalid_credentials');
    expect(codes.at(-1)).toBe('too_many_requests');
    successOf(await call('/me', { token: bob.token }));
    await strict.close();
  });

  it('give a code again before what is dangerous, once ten minutes have passed', async () => {
    const { token, secret } = await calls.newOperator('cleo', [{ siteId: '*', role: 'admin' }]);
    const dangerous = () =>
      calls.call('/operators/00000000-0000-4000-8000-000000000000/disable', { method: 'POST', token, body: {} });
    const prove = (body: object) =>
      callEncrypted(gateway.ask, {
        ...{ method: 'POST', path: '/wps/operator/me/proof', host: 'localhost', body },
        ...{ headers: { authorization: `Bearer ${token}` }, envelope: { iat: Math.floor(timeMs / 1_000) } },
      });
    timeMs += 9 * MINUTE_MS;
    expect(refusalOf(await dangerous()).code).toBe('unknown_operator');
    timeMs += MINUTE_MS;
    expect(refusalOf(await dangerous())).toMatchObject({ status: 403, code: 'operator_proof_required' });
    successOf(await calls.call('/me', { token }));
    expect(refusalOf(await prove({ totp: '000000' })).code).toBe('invalid_credentials');
    expect(refusalOf(await prove({})).code).toBe('invalid_request');
    expect(refusalOf(await dangerous()).code).toBe('operator_proof_required');
    const totp = calls.codeOf(secret);
    successOf(await prove({ totp }));
    expect(refusalOf(await dangerous()).code).toBe('unknown_operator');
    timeMs += 10 * MINUTE_MS;
    expect(refusalOf(await dangerous()).code).toBe('operator_proof_required');
    expect(refusalOf(await prove({ totp })).code).toBe('invalid_credentials');
  });

  it('replace their authenticator by a code of the old one and the first of the new one', async () => {
    const dora = await calls.newOperator('dora', [{ siteId: 'aurora', role: 'viewer' }]);
    const send = (path: string, body: object) => sendSealed(`/me/${path}`, body, dora.token);
    const fresh = (secret: string): string => {
      timeMs += MINUTE_MS;
      return calls.codeOf(secret);
    };
    expect(refusalOf(await send('authenticator', { totp: '000000' })).code).toBe('invalid_credentials');
    expect(refusalOf(await send('authenticator/confirm', { totp: fresh(dora.secret) })).code).toBe(
      'invalid_credentials',
    );
    const offer = async () =>
      successOf<OperatorEnrolment>(await send('authenticator', { totp: fresh(dora.secret) })).enrolment.secret;

    const late = await offer();
    timeMs += 16 * MINUTE_MS;
    expect(refusalOf(await send('authenticator/confirm', { totp: fresh(late) })).code).toBe('invalid_credentials');

    const secret = await offer();
    const other = successOf<OperatorSignedIn>(await calls.signIn('dora', { totp: fresh(dora.secret) })).token ?? '';
    expect(refusalOf(await send('authenticator/confirm', { totp: fresh(dora.secret) })).code).toBe(
      'invalid_credentials',
    );
    const confirmed = await send('authenticator/confirm', { totp: fresh(secret) });
    const { recoveryCodes } = successOf<OperatorRecoveryCodes>(confirmed);
    expect(recoveryCodes).toHaveLength(10);
    successOf(await calls.call('/me', { token: dora.token }));
    expect(refusalOf(await calls.call('/me', { token: other })).code).toBe('operator_token_required');
    for (const gone of [{ totp: fresh(dora.secret) }, { recoveryCode: dora.recoveryCodes[0] }])
      expect(refusalOf(await calls.signIn('dora', gone)).code).toBe('invalid_credentials');
    successOf(await calls.signIn('dora', { totp: fresh(secret) }));
    successOf(await calls.signIn('dora', { recoveryCode: recoveryCodes[0] }));
  });

  it('make new recovery codes, which end those before', async () => {
    const fay = await calls.newOperator('fay', []);
    const [used, kept] = fay.recoveryCodes;
    const renewed = await sendSealed('/me/recoveryCodes', { recoveryCode: used }, fay.token);
    const { recoveryCodes } = successOf<OperatorRecoveryCodes>(renewed);
    expect(recoveryCodes).toHaveLength(10);
    expect(refusalOf(await calls.signIn('fay', { recoveryCode: kept })).code).toBe('invalid_credentials');
    successOf(await calls.signIn('fay', { recoveryCode: recoveryCodes[3] }));
  });

  it('are nobody where a program asks', async () => {
    const body = { password: OPERATOR_PASSWORD, newPassword: NEW_PASSWORD };
    expect(refusalOf(await change(body, TEST_OPERATOR_TOKEN)).code).toBe('unknown_operator');
    expect(await sessionsOf(TEST_OPERATOR_TOKEN)).toEqual([]);
  });
});
