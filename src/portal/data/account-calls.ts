import type { QueryAt } from '#contracts/call-types.ts';
import type {
  Affiliate,
  Captcha,
  ChangePassword,
  CodeLogin,
  FreePlay,
  Handoff,
  HandoffOwner,
  LanguageCode,
  Login,
  PasswordByEmail,
  PasswordByLink,
  PasswordByPhone,
  RegisterForm,
  RegisterSmsRequest,
  SignedIn,
  SmsRequest,
  SmsSent,
  SocialArrival,
  VerifiedSignIn,
  VerifySignIn,
} from '#contracts/generated/contracts.ts';
import { readValue } from './gateway-client.ts';
import { sealAndSend } from './seal-and-send.ts';
import { sendValue } from './send-value.ts';

/** The token goes into a cookie that no script can read, and stays out of every answer. */
const COOKIE = { transport: 'cookie' } as const;

/**
 * Signs in by username and password. @throws GatewayError, with `details` where a captcha or another proof is asked
 * for.
 */
export const logIn = async (body: Omit<Login, 'type' | 'transport'>, language: LanguageCode): Promise<SignedIn> =>
  await sealAndSend('POST', '/wps/session/login', { type: 'username', ...body, ...COOKIE }, language);

/** Signs in by the code that was sent to a mobile number. */
export const logInByCode = async (body: Omit<CodeLogin, 'transport'>, language: LanguageCode): Promise<SignedIn> =>
  await sealAndSend('POST', '/wps/session/login/code', { ...body, ...COOKIE }, language);

/**
 * Signs in to a trial account that only browses.
 * @param answer of a captcha, which is asked for once an address has opened a few.
 */
export async function playFree(
  language: LanguageCode,
  answer?: Pick<FreePlay, 'captchaId' | 'captcha'>,
): Promise<SignedIn> {
  const { seal } = await import('./sealed-value.ts');
  const device = { userAgent: navigator.userAgent.slice(0, 300), width: screen.width, height: screen.height };
  const headers = { 'gateway-version': '3', 'x-device': await seal(device) };
  const body = { os: systemOf(navigator.userAgent), platform: 'W' as const, ...answer, ...COOKIE };
  return await sendValue('POST', '/wps/session/login/freeplay', body, language, headers);
}

/** Has a code sent for a sign-in that waits for another proof, or finishes it. */
export const verifySignIn = async (
  body: Omit<VerifySignIn, 'transport'>,
  language: LanguageCode,
): Promise<VerifiedSignIn> => await sendValue('POST', '/wps/session/verify', { ...body, ...COOKIE }, language);

/** A captcha: a picture to read, or a proof of work for visitors who cannot see it. */
export const fetchCaptcha = async (kind: 'image' | 'work'): Promise<Captcha> =>
  await readValue(`/wps/captcha?kind=${kind}`);

/** Has a code sent for signing in or for a new password. */
export const sendCode = async (body: SmsRequest, language: LanguageCode): Promise<SmsSent> =>
  await sendValue('POST', '/wps/verification/sms/noLogin', body, language);

/** Has a code sent for registering. */
export const sendRegisterCode = async (body: RegisterSmsRequest, language: LanguageCode): Promise<SmsSent> =>
  await sendValue('POST', '/wps/verification/sms/register', body, language);

/** Registers by username, or by mobile number, and signs in. */
export async function register(
  by: 'username' | 'registerMobile',
  body: Omit<RegisterForm, 'transport'>,
  language: LanguageCode,
): Promise<void> {
  const path = by === 'username' ? '/wps/member/register' : '/wps/member/register/mobile';
  await sealAndSend('PUT', path, { ...body, ...COOKIE }, language);
}

/** Whether an invitation code is somebody's. @throws GatewayError `invitation_code_error` when it is nobody's. */
export const checkAffiliate = async (affiliateCode: string, language: LanguageCode): Promise<Affiliate> =>
  await readValue(
    `/wps/agent/affiliate?${new URLSearchParams({ affiliateCode, language } satisfies QueryAt<'/wps/agent/affiliate'>)}`,
  );

/** Changes the password, and ends every other session of the member. */
export async function changePassword(body: ChangePassword, language: LanguageCode): Promise<void> {
  await sealAndSend('POST', '/wps/member/password', body, language);
}

/** Asks for a link to a new password. The answer is the same whether or not such an account exists. */
export async function askPasswordByEmail({ username, email }: PasswordByEmail, language: LanguageCode): Promise<void> {
  const { sendText } = await import('./send-value.ts');
  const form = String(new URLSearchParams({ username, email }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded', language };
  await sendText('POST', '/wps/member/password/email', form, headers);
}

/** Sets a password by a code that was sent to a mobile number, and signs in. */
export async function setPasswordByPhone(
  body: Omit<PasswordByPhone, 'transport'>,
  language: LanguageCode,
): Promise<void> {
  await sealAndSend('POST', '/wps/member/password/verification', { ...body, ...COOKIE }, language);
}

/** Sets a password by the link of an e-mail, and signs in. */
export async function setPasswordByLink(
  body: Omit<PasswordByLink, 'transport'>,
  language: LanguageCode,
): Promise<void> {
  await sealAndSend('POST', '/wps/member/password/link', { ...body, ...COOKIE }, language);
}

/** Makes a one-use code that opens the account of this session elsewhere, for as long as the answer says. */
export const makeHandoff = async (language: LanguageCode): Promise<Handoff> =>
  await sendValue('POST', '/wps/session/handoff', {}, language);

/**
 * Fetches the account that a code opens, its name masked. The code stays valid.
 * @throws GatewayError `invalid_verification_code`.
 */
export const fetchHandoffOwner = async (code: string, language: LanguageCode): Promise<HandoffOwner> =>
  await sendValue('POST', '/wps/session/handoff/owner', { code }, language);

/** Exchanges a one-use code from elsewhere for a session in this browser. */
export async function exchangeHandoff(code: string, language: LanguageCode): Promise<void> {
  await sendValue('POST', '/wps/session/handoff/exchange', { code, ...COOKIE }, language);
}

/** The visitor who returned from a service and has no account here yet. @throws GatewayError `unknown_arrival`. */
export const fetchSocialArrival = async (language: LanguageCode): Promise<SocialArrival> =>
  await readValue(
    `/wps/session/social/arrival?${new URLSearchParams({ language } satisfies QueryAt<'/wps/session/social/arrival'>)}`,
  );

/**
 * Connects who came back from a service with the member that is signed in. @throws GatewayError `social_taken`,
 * `unknown_arrival`.
 */
export async function linkSocial(language: LanguageCode): Promise<void> {
  await sendValue('POST', '/wps/member/social', {}, language);
}

/** Ends the session, on every process at once. */
export async function endSession(language: LanguageCode): Promise<void> {
  await sendValue('DELETE', '/wps/session/logout', {}, language);
}

/** Keeps the language with the account. */
export async function keepMemberLanguage(language: LanguageCode): Promise<void> {
  await sendValue('PUT', '/wps/member/language', { language }, language);
}

/** The system that a browser says it runs on. */
function systemOf(userAgent: string): string {
  const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'];
  return systems.find((name) => userAgent.includes(name)) ?? 'Other';
}
