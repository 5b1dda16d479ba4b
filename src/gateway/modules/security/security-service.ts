import type {
  BankAccount,
  BankAccounts,
  ContactMethod,
  EWallet,
  EWallets,
  MemberSecurity,
  NewBankAccount,
  NewEWallet,
  PayoutConfirmation,
  PayoutConfirmed,
  PayoutProof,
  RecoveryCodes,
  ResetPaymentPassword,
  SetPaymentPassword,
  SmsSent,
  TotpBegin,
  TotpCode,
  TotpDisable,
  TotpOffer,
} from '#contracts/generated/contracts.ts';
import type { PayoutKind } from '#gateway/database/security-schema.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import type { Session } from '#gateway/plugins/session-access.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import type { PayoutAccountRow } from './payout-account-repository.ts';
import {
  type OwnPayouts,
  presentBankAccount,
  presentBankAccounts,
  presentEWallet,
  presentEWallets,
} from './payout-presenter.ts';
import { bankSettings, eWalletSettings } from './payout-rules.ts';

/** Everything here touches accounts too. */
interface SecurityWorkflows {
  overview(site: PublishedSite, session: Session): Promise<MemberSecurity>;
  beginTwoStep(site: PublishedSite, session: Session, asked: TotpBegin): Promise<TotpOffer>;
  confirmTwoStep(site: PublishedSite, session: Session, asked: TotpCode): Promise<RecoveryCodes>;
  disableTwoStep(site: PublishedSite, session: Session, asked: TotpDisable): Promise<void>;
  renewRecoveryCodes(site: PublishedSite, session: Session, asked: TotpCode): Promise<RecoveryCodes>;
  setPaymentPassword(site: PublishedSite, session: Session, asked: SetPaymentPassword): Promise<void>;
  sendPaymentPasswordCode(site: PublishedSite, session: Session, method: ContactMethod, visit: Visit): Promise<SmsSent>;
  resetPaymentPassword(site: PublishedSite, session: Session, asked: ResetPaymentPassword): Promise<void>;
}

/** A change of one account, with what proves the owner. */
interface ProvedChange {
  readonly accountId: string;
  readonly proof: PayoutProof;
}

interface PayoutWorkflows {
  ownPayouts(site: PublishedSite, session: Session, kind: PayoutKind): Promise<OwnPayouts>;
  addBankAccount(site: PublishedSite, session: Session, asked: NewBankAccount): Promise<PayoutAccountRow>;
  addEWallet(site: PublishedSite, session: Session, asked: NewEWallet): Promise<PayoutAccountRow>;
  chooseDefault(site: PublishedSite, session: Session, kind: PayoutKind, asked: ProvedChange): Promise<void>;
  remove(site: PublishedSite, session: Session, kind: PayoutKind, asked: ProvedChange): Promise<void>;
  sendProofCode(site: PublishedSite, session: Session, method: ContactMethod, visit: Visit): Promise<SmsSent>;
  confirm(
    site: PublishedSite,
    session: Session,
    asked: PayoutConfirmation & { readonly kind: PayoutKind; readonly accountId: string },
    visit: Visit,
  ): Promise<PayoutConfirmed>;
}

/** What protects an account beside its password, and where its winnings are sent. */
export function securityService(workflows: SecurityWorkflows, payouts: PayoutWorkflows, clock: () => Date) {
  return {
    ...workflows,

    /**
     * A member's bank accounts, and what a further one takes.
     * @throws DomainError `feature_disabled` where the site pays out to none.
     */
    async bankAccounts(site: PublishedSite, session: Session): Promise<BankAccounts> {
      bankSettings(site);
      return presentBankAccounts(site, await payouts.ownPayouts(site, session, 'bank'), clock());
    },

    /**
     * A member's e-wallets, and what a further one takes.
     * @throws DomainError `feature_disabled` where the site pays out to none.
     */
    async eWallets(site: PublishedSite, session: Session): Promise<EWallets> {
      eWalletSettings(site);
      return presentEWallets(site, await payouts.ownPayouts(site, session, 'eWallet'), clock());
    },

    /** Adds a bank account. */
    async addBankAccount(site: PublishedSite, session: Session, asked: NewBankAccount): Promise<BankAccount> {
      return presentBankAccount(site, await payouts.addBankAccount(site, session, asked), clock());
    },

    /** Adds an e-wallet. */
    async addEWallet(site: PublishedSite, session: Session, asked: NewEWallet): Promise<EWallet> {
      return presentEWallet(site, await payouts.addEWallet(site, session, asked), clock());
    },

    chooseDefaultPayout: payouts.chooseDefault,
    removePayout: payouts.remove,
    sendPayoutProofCode: payouts.sendProofCode,
    confirmPayout: payouts.confirm,
  };
}

export type SecurityService = ReturnType<typeof securityService>;
