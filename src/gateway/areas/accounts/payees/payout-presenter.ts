import type { BankAccount, BankAccounts, EWallet, EWallets, SecondFactor } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { PayoutAccountRow } from '../repository/payout-account-repository.ts';
import { BANK_DIGITS, hasName } from './account-numbers.ts';
import { bankSettings, eWalletSettings, payoutRules } from './payout-rules.ts';
import { isPayable } from './payout-waiting.ts';

/** The accounts of a member, and what a further one takes. */
export interface OwnPayouts {
  readonly rows: readonly PayoutAccountRow[];
  /** Null while the first decides. */
  readonly accountName: string | null;
  readonly needsPaymentPassword: boolean;
  readonly needsPassword: boolean;
  readonly proofMethods: SecondFactor[];
  readonly confirmMethods: SecondFactor[];
}

/** An IBAN has four letters of its own, and thirty of the bank's at most (ISO 13616). */
const IBAN_LENGTHS = { minLength: 15, maxLength: 34 };

/** A member's bank account to itself. */
export function presentBankAccount(
  { site }: Pick<PublishedSite, 'site'>,
  row: PayoutAccountRow,
  now: Date,
): BankAccount {
  const banks = site.payouts?.bankAccounts?.banks ?? [];
  return {
    ...presentCommon(row, now),
    accountName: row.holder_name ?? '',
    bankCode: row.institution,
    // A bank that the site no longer offers is shown by its code.
    bankName: banks.find(({ code }) => code === row.institution)?.name ?? row.institution,
    branch: row.branch,
  };
}

/** A member's e-wallet to itself. */
export function presentEWallet({ site }: Pick<PublishedSite, 'site'>, row: PayoutAccountRow, now: Date): EWallet {
  const types = site.payouts?.eWallets?.types ?? [];
  return {
    ...presentCommon(row, now),
    accountName: row.holder_name,
    walletType: row.institution,
    walletName: types.find(({ code }) => code === row.institution)?.name ?? row.institution,
  };
}

/** A member's bank accounts. */
export function presentBankAccounts(site: PublishedSite, { rows, ...own }: OwnPayouts, now: Date): BankAccounts {
  const { banks, number, branch = 'off' } = bankSettings(site);
  const lengths = number.kind === 'iban' ? IBAN_LENGTHS : { ...BANK_DIGITS, ...number };
  return {
    accounts: rows.map((row) => presentBankAccount(site, row, now)),
    ...own,
    most: payoutRules(site).bank.most,
    banks: banks.map(({ code, name }) => ({ bankCode: code, name })),
    numberKind: number.kind,
    numberMinLength: lengths.minLength,
    numberMaxLength: lengths.maxLength,
    branch,
  };
}

/** A member's e-wallets. */
export function presentEWallets(site: PublishedSite, { rows, ...own }: OwnPayouts, now: Date): EWallets {
  return {
    accounts: rows.map((row) => presentEWallet(site, row, now)),
    ...own,
    most: payoutRules(site).eWallet.most,
    types: eWalletSettings(site).types.map(({ code, name, form }) => ({
      walletType: code,
      name,
      form,
      hasName: hasName(form),
    })),
  };
}

function presentCommon(row: PayoutAccountRow, now: Date) {
  return {
    accountId: row.account_id,
    maskedNumber: row.masked_number,
    isDefault: row.is_default,
    addedAt: new Date(row.added_at).toISOString(),
    usableFrom: isPayable(row, now) ? null : new Date(row.usable_from).toISOString(),
    isVerified: row.verified_at !== null,
  };
}
