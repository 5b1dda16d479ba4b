import { Secret } from 'otpauth';
import type { OperatorEnrolment, OperatorGrant, OperatorSignedIn } from '#contracts/generated/contracts.ts';
import { totpCode, totpStepAt } from '#gateway/secrets/totp.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { callEncrypted } from './encrypted-call.ts';
import { TEST_OPERATOR_TOKEN, type TestGateway } from './start-gateway.ts';
import { successOf } from './unwrap.ts';

interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly host?: string;
  /** The machine's own unless given. */
  readonly token?: string | null;
  /** Of a call that is done once. */
  readonly idempotencyKey?: string;
}

export const OPERATOR_PASSWORD = 'Over-the-rooftops-9';

/** An operator of a test. */
export interface TestOperator {
  readonly account: string;
  readonly token: string;
  /** In base32. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/**
 * Operators' calls on a test's gateway.
 * @param clock what the gateway goes by.
 */
export function operatorCalls({ ask }: Pick<TestGateway, 'ask'>, clock: () => Date = () => new Date()) {
  const envelope = () => ({ iat: Math.floor(clock().getTime() / 1_000) });
  const calls = {
    /** The code that an authenticator shows now, or some steps from now. */
    codeOf: (secret: string, steps = 0): string =>
      totpCode(Secret.fromBase32(secret).bytes, totpStepAt(clock()) + steps),

    call: (
      path: string,
      { method = 'GET', body, host = 'localhost', token = TEST_OPERATOR_TOKEN, idempotencyKey }: CallOptions = {},
    ) =>
      ask(`/wps/operator${path}`, {
        method,
        host,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body }),
      }),

    add: (
      account: string,
      roles: readonly OperatorGrant[],
      { password = OPERATOR_PASSWORD, token = TEST_OPERATOR_TOKEN } = {},
    ): Promise<SiteResponse> =>
      callEncrypted(ask, {
        method: 'POST',
        path: '/wps/operator/operators',
        body: { account, name: account, password, roles },
        headers: { authorization: `Bearer ${token}` },
        envelope: envelope(),
      }),

    signIn: (account: string, form: object = {}, host = 'aurora.localhost'): Promise<SiteResponse> =>
      callEncrypted(ask, {
        method: 'POST',
        path: '/wps/operator/session/login',
        body: { account, password: OPERATOR_PASSWORD, ...form },
        host,
        envelope: envelope(),
      }),

    /** Opens an account, enrols its authenticator and signs in. */
    async newOperator(account: string, roles: readonly OperatorGrant[]): Promise<TestOperator> {
      successOf(await calls.add(account, roles));
      const { enrolment } = successOf<OperatorEnrolment>(await calls.signIn(account));
      const totp = calls.codeOf(enrolment.secret);
      const { token = '', recoveryCodes = [] } = successOf<OperatorSignedIn>(await calls.signIn(account, { totp }));
      return { account, token, secret: enrolment.secret, recoveryCodes };
    },
  };
  return calls;
}

export type OperatorCalls = ReturnType<typeof operatorCalls>;
