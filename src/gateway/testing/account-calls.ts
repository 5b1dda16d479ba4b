import type { Registered, SignedIn } from '#contracts/generated/contracts.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { callEncrypted } from './encrypted-call.ts';
import type { TestGateway } from './start-gateway.ts';
import { successOf } from './unwrap.ts';

interface CallOptions {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** When a gateway goes by another clock than the test. */
  readonly envelope?: { readonly iat: number };
}

export const PASSWORD = 'Under-the-lights-7';

/** The calls of accounts on a test's gateway. */
export function accountCalls({ ask }: Pick<TestGateway, 'ask'>) {
  const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
  return {
    bearer,

    register: (form: object, options: CallOptions = {}): Promise<SiteResponse> =>
      callEncrypted(ask, {
        method: 'PUT',
        path: '/wps/member/register',
        body: { password: PASSWORD, terms: true, ...form },
        ...options,
      }),

    signIn: (form: object, options: CallOptions = {}): Promise<SiteResponse> =>
      callEncrypted(ask, {
        method: 'POST',
        path: '/wps/session/login',
        body: { type: 'username', password: PASSWORD, ...form },
        ...options,
      }),

    /** Opens an account and gives its token. */
    async newMember(username: string, options: CallOptions = {}): Promise<string> {
      const { token } = successOf<Registered>(await this.register({ username }, options));
      if (token === undefined) throw new Error('the registration signed nobody in');
      return token;
    },

    /** Signs in and gives the token with what came of it. */
    async signedIn(username: string, options: CallOptions = {}): Promise<SignedIn & { token: string }> {
      const { token, ...opened } = successOf<SignedIn>(await this.signIn({ username }, options));
      if (token === undefined) throw new Error('the answer has no token');
      return { ...opened, token };
    },

    info: (token: string, options: Omit<CallOptions, 'envelope'> = {}): Promise<SiteResponse> =>
      ask('/wps/member/info', { ...options, headers: { ...bearer(token), ...options.headers } }),
  };
}
