import type { IdentityCheckKind, IdentityChecks, LanguageCode } from '#contracts/generated/contracts.ts';
import { sendValue } from './send-value.ts';

/** Asks operators for a check of the age or the name. @returns how both checks stand then. */
export const askIdentityCheck = async (kind: IdentityCheckKind, language: LanguageCode): Promise<IdentityChecks> =>
  await sendValue('POST', '/wps/member/identity', { kind }, language);
