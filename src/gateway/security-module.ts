import { type SecurityService, securityService } from './modules/security/security-service.ts';
import type { AccountParts } from './workflows/account-parts.ts';
import { confirmPayout } from './workflows/confirm-payout.ts';
import { resetPaymentPassword, sendPaymentPasswordCode, setPaymentPassword } from './workflows/payment-password.ts';
import {
  addBankAccount,
  addEWallet,
  chooseDefaultPayout,
  readOwnPayouts,
  removePayoutAccount,
} from './workflows/payout-accounts.ts';
import { sendPayoutProofCode } from './workflows/prove-payout-owner.ts';
import { readSecurity } from './workflows/read-security.ts';
import { beginTwoStep, confirmTwoStep, disableTwoStep, renewRecoveryCodes } from './workflows/two-step.ts';

/** The module of the security centre with the workflows that join it to accounts. */
export function securityModule(parts: AccountParts): SecurityService {
  return securityService(
    {
      overview: (site, session) => readSecurity(parts, site, session),
      beginTwoStep: (site, session, asked) => beginTwoStep(parts, site, session, asked),
      confirmTwoStep: (site, session, asked) => confirmTwoStep(parts, site, session, asked),
      disableTwoStep: (site, session, asked) => disableTwoStep(parts, site, session, asked),
      renewRecoveryCodes: (site, session, asked) => renewRecoveryCodes(parts, site, session, asked),
      setPaymentPassword: (site, session, asked) => setPaymentPassword(parts, site, session, asked),
      sendPaymentPasswordCode: (site, session, method, visit) =>
        sendPaymentPasswordCode(parts, site, session, { method, visit }),
      resetPaymentPassword: (site, session, asked) => resetPaymentPassword(parts, site, session, asked),
    },
    {
      ownPayouts: (site, session, kind) => readOwnPayouts(parts, site, session, kind),
      addBankAccount: (site, session, asked) => addBankAccount(parts, site, session, asked),
      addEWallet: (site, session, asked) => addEWallet(parts, site, session, asked),
      chooseDefault: (site, session, kind, asked) => chooseDefaultPayout(parts, site, session, { kind, ...asked }),
      remove: (site, session, kind, asked) => removePayoutAccount(parts, site, session, { kind, ...asked }),
      sendProofCode: (site, session, method, visit) => sendPayoutProofCode(parts, site, session, { method, visit }),
      confirm: (site, session, asked, visit) => confirmPayout(parts, site, session, asked, visit),
    },
    parts.clock,
  );
}
