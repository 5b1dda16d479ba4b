import type {
  BindEmail,
  BindMobile,
  BindMobileCode,
  LanguageCode,
  MemberIcon,
  NewBankAccount,
  NewEWallet,
  PaymentPasswordCode,
  PayoutConfirmation,
  PayoutConfirmed,
  PayoutProof,
  PayoutProofCode,
  RecoveryCodes,
  ResetPaymentPassword,
  SetPaymentPassword,
  SmsSent,
  SocialConnect,
  SocialProvider,
  TotpDisable,
  TotpOffer,
} from '#contracts/generated/contracts.ts';
import { sealAndSend } from './seal-and-send.ts';
import { sendText, sendValue } from './send-value.ts';

/** Keeps the name that is shown; an empty one takes it away. */
export async function keepNickname(nickname: string, language: LanguageCode): Promise<void> {
  await sendValue('PUT', '/wps/member/nickname', { nickname }, language);
}

/** Keeps a picture, which the gateway draws anew as a square. @throws GatewayError as `sendValue` does. */
export async function keepIcon(picture: Blob, language: LanguageCode): Promise<MemberIcon> {
  const headers = { 'content-type': picture.type, language };
  return await sendText('PUT', '/wps/member/info/icon', picture, headers);
}

/** Has a code sent to an e-mail address that is to be the member's. */
export const sendEmailCode = async (email: string, language: LanguageCode): Promise<SmsSent> =>
  await sendValue('POST', '/wps/member/email/code', { email }, language);

/** Makes an e-mail address the member's. */
export async function bindEmail(body: BindEmail, language: LanguageCode): Promise<void> {
  await sealAndSend('PUT', '/wps/member/email', body, language);
}

/** Has a code sent to a mobile number that is to be the member's. */
export const sendMobileCode = async (body: BindMobileCode, language: LanguageCode): Promise<SmsSent> =>
  await sendValue('POST', '/wps/member/mobile/code', body, language);

/** Makes a mobile number the member's. */
export async function bindMobile(body: BindMobile, language: LanguageCode): Promise<void> {
  await sealAndSend('PUT', '/wps/member/mobile', body, language);
}

/** Ends one of the member's sessions, on every process. */
export async function endOwnSession(sessionId: string, language: LanguageCode): Promise<void> {
  await sendValue('DELETE', `/wps/member/sessions/${encodeURIComponent(sessionId)}`, {}, language);
}

/** Begins to set an authenticator up, by the password of the account. */
export const beginTotp = async (password: string, language: LanguageCode): Promise<TotpOffer> =>
  await sealAndSend('POST', '/wps/member/totp/begin', { password }, language);

/** Switches the authenticator on by its first code. @returns the recovery codes, which are never shown again. */
export const confirmTotp = async (code: string, language: LanguageCode): Promise<RecoveryCodes> =>
  await sealAndSend('POST', '/wps/member/totp/confirm', { code }, language);

/** Gives recovery codes anew; the old ones are worthless from then on. */
export const renewRecoveryCodes = async (code: string, language: LanguageCode): Promise<RecoveryCodes> =>
  await sealAndSend('POST', '/wps/member/totp/recoveryCodes', { code }, language);

/** Switches the authenticator off. */
export async function disableTotp(body: TotpDisable, language: LanguageCode): Promise<void> {
  await sealAndSend('POST', '/wps/member/totp/disable', body, language);
}

/** Sets the first payment password, or another one. */
export async function setPaymentPassword(body: SetPaymentPassword, language: LanguageCode): Promise<void> {
  await sealAndSend('POST', '/wps/member/paymentPassword', body, language);
}

/** Has a code sent that stands in for a forgotten payment password. */
export const sendPaymentPasswordCode = async (
  method: PaymentPasswordCode['method'],
  language: LanguageCode,
): Promise<SmsSent> => await sendValue('POST', '/wps/member/paymentPassword/code', { method }, language);

/** Sets another payment password in place of a forgotten one. */
export async function resetPaymentPassword(body: ResetPaymentPassword, language: LanguageCode): Promise<void> {
  await sealAndSend('POST', '/wps/member/paymentPassword/reset', body, language);
}

/** The two kinds of places that a member is paid to, as their calls are named. */
export type PayoutKind = 'bankAccounts' | 'eWallets';

/** Adds a bank account. */
export async function addBankAccount(body: NewBankAccount, language: LanguageCode): Promise<void> {
  await sealAndSend('POST', '/wps/member/bankAccounts', body, language);
}

/** Adds an e-wallet. */
export async function addEWallet(body: NewEWallet, language: LanguageCode): Promise<void> {
  await sealAndSend('POST', '/wps/member/eWallets', body, language);
}

/** Makes one the first that payments go to. */
export async function preferPayout(
  kind: PayoutKind,
  accountId: string,
  body: PayoutProof,
  language: LanguageCode,
): Promise<void> {
  await sealAndSend('PUT', `/wps/member/${kind}/${accountId}/default`, body, language);
}

/** Confirms a new one by a second factor, or has the code for that sent. */
export const confirmPayout = async (
  kind: PayoutKind,
  accountId: string,
  body: PayoutConfirmation,
  language: LanguageCode,
): Promise<PayoutConfirmed> => await sealAndSend('POST', `/wps/member/${kind}/${accountId}/confirm`, body, language);

/** Has the code sent that proves a member without a password before a payout account changes. */
export const sendPayoutProofCode = async (
  method: PayoutProofCode['method'],
  language: LanguageCode,
): Promise<SmsSent> => await sendValue('POST', '/wps/member/payoutProof/code', { method }, language);

/** Takes one away. */
export async function removePayout(
  kind: PayoutKind,
  accountId: string,
  body: PayoutProof,
  language: LanguageCode,
): Promise<void> {
  await sealAndSend('POST', `/wps/member/${kind}/${accountId}/remove`, body, language);
}

/** Begins to connect a service with the member. @returns where the browser has to go. */
export async function beginConnecting(
  provider: SocialProvider,
  body: SocialConnect,
  language: LanguageCode,
): Promise<string> {
  const path = `/wps/member/social/${provider}/start` as const;
  return (await sealAndSend('POST', path, body, language)).address;
}

/** Takes a service from the account. */
export async function disconnectSocial(provider: SocialProvider, language: LanguageCode): Promise<void> {
  await sendValue('DELETE', `/wps/member/social/${provider}`, {}, language);
}
