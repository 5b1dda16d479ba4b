import { vi } from 'vitest';
import type * as calls from '#portal/data/account-calls.ts';

export type AccountCalls = typeof calls;

/** Stands in for every call of accounts: each succeeds with nothing until a test says otherwise. */
export function stubAccountCalls() {
  const signedIn = { firstTimeLogin: false, passwordExpired: false, mustChangePassword: false };
  return {
    logIn: vi.fn<AccountCalls['logIn']>(async () => signedIn),
    logInByCode: vi.fn<AccountCalls['logInByCode']>(async () => signedIn),
    playFree: vi.fn<AccountCalls['playFree']>(async () => signedIn),
    verifySignIn: vi.fn<AccountCalls['verifySignIn']>(async () => signedIn),
    fetchCaptcha: vi.fn<AccountCalls['fetchCaptcha']>(async (kind) => ({
      captchaId: 'a'.repeat(22),
      // Solved by the first number.
      ...(kind === 'work' ? { work: { salt: 'salt', zeroBits: 0 } } : { image: 'data:image/png;base64,AAAA' }),
    })),
    sendCode: vi.fn<AccountCalls['sendCode']>(async () => ({ expiredMinutes: 5 })),
    sendRegisterCode: vi.fn<AccountCalls['sendRegisterCode']>(async () => ({ expiredMinutes: 5 })),
    register: vi.fn<AccountCalls['register']>(async () => {}),
    checkAffiliate: vi.fn<AccountCalls['checkAffiliate']>(async (affiliateCode) => ({ affiliateCode })),
    changePassword: vi.fn<AccountCalls['changePassword']>(async () => {}),
    askPasswordByEmail: vi.fn<AccountCalls['askPasswordByEmail']>(async () => {}),
    setPasswordByPhone: vi.fn<AccountCalls['setPasswordByPhone']>(async () => {}),
    setPasswordByLink: vi.fn<AccountCalls['setPasswordByLink']>(async () => {}),
    makeHandoff: vi.fn<AccountCalls['makeHandoff']>(async () => ({ code: 'c'.repeat(43), expiresInSeconds: 60 })),
    fetchHandoffOwner: vi.fn<AccountCalls['fetchHandoffOwner']>(async () => ({ account: 'mi•••el' })),
    exchangeHandoff: vi.fn<AccountCalls['exchangeHandoff']>(async () => {}),
    fetchSocialArrival: vi.fn<AccountCalls['fetchSocialArrival']>(async () => ({
      provider: 'google',
      email: 'mika@mail.example',
      name: 'Mika Kestrel',
      isKnownEmail: false,
    })),
    linkSocial: vi.fn<AccountCalls['linkSocial']>(async () => {}),
    endSession: vi.fn<AccountCalls['endSession']>(async () => {}),
    keepMemberLanguage: vi.fn<AccountCalls['keepMemberLanguage']>(async () => {}),
  } satisfies AccountCalls;
}
