import type { Flags } from '#contracts/generated/contracts.ts';
import { isModuleOn } from './flags.ts';

/** Whether a mobile number that is given at registration has to be verified (specification, section 6, REGMOBVERF3). */
export const verifiesNumbers = (flags: Flags): boolean => isModuleOn(flags, 'REGMOBVERF3');

/**
 * Whether registering by a mobile number asks for a password (specification, section 6, MOBILENUMPASSREG3). It can only
 * be left out where the number is verified and a code to it opens the account again later.
 */
export function mobileNeedsPassword(flags: Flags): boolean {
  const opensByCode = isModuleOn(flags, 'MOBILEVERCODELOGIN3') || isModuleOn(flags, 'PHONEPWDRESET3');
  return isModuleOn(flags, 'MOBILENUMPASSREG3') || !verifiesNumbers(flags) || !opensByCode;
}
