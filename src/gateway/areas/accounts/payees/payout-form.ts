import type { FieldErrorCode } from '#contracts/errors.ts';
import type { PayoutKind } from '#gateway/database/schema/security-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { hasName, type NumberReading, readBankNumber, readWalletNumber } from './account-numbers.ts';
import { tidyName } from './payee-names.ts';
import { bankSettings, eWalletSettings } from './payout-rules.ts';

const MOST_LETTERS_OF_A_BRANCH = 120;

/** An account as it was typed. */
export interface TypedPayout {
  readonly kind: PayoutKind;
  /** The bank or wallet by its code. */
  readonly institution: string;
  readonly number: string;
  readonly name: string | undefined;
  readonly branch: string | undefined;
}

/** An account by the site's rules. */
export interface ReadPayout {
  readonly number: string;
  readonly masked: string;
  /**
   * The key that is unique among a site's payout accounts: the number alone where numbers are unique world-wide, else
   * the number with its institution.
   */
  readonly identity: string;
  /** The field that holds the number. */
  readonly numberField: 'accountNumber' | 'walletNumber';
  readonly hasName: boolean;
  /** Null where none was typed. */
  readonly name: string | null;
  readonly branch: string | null;
}

/**
 * Reads an account by the rules of the site's document.
 * @throws DomainError `invalid_request` naming every field that is wrong; `feature_disabled` where the site does not
 *   pay out that way.
 */
export function readPayout(site: PublishedSite, typed: TypedPayout): ReadPayout {
  return typed.kind === 'bank' ? readBank(site, typed) : readWallet(site, typed);
}

function readBank(site: PublishedSite, typed: TypedPayout): ReadPayout {
  const { banks, number: rule, branch: asks = 'off' } = bankSettings(site);
  const faults: Record<string, FieldErrorCode> = {};
  if (!banks.some(({ code }) => code === typed.institution)) faults.bankCode = 'not_allowed_value';
  const branch = typed.branch?.normalize('NFC').trim() || null;
  if (asks === 'off' && branch !== null) faults.branch = 'unknown_field';
  if (asks === 'required' && branch === null) faults.branch = 'required';
  if (branch !== null && branch.length > MOST_LETTERS_OF_A_BRANCH) faults.branch = 'too_long';
  const reading = readBankNumber(rule, typed.number);
  const scope = rule.kind === 'iban' ? 'iban' : `bank ${typed.institution}`;
  return readingOr(reading, 'accountNumber', faults, { scope, hasName: true, name: nameOf(typed), branch });
}

function readWallet(site: PublishedSite, typed: TypedPayout): ReadPayout {
  const type = eWalletSettings(site).types.find(({ code }) => code === typed.institution);
  if (type === undefined) throw new DomainError('invalid_request', { fields: { walletType: 'not_allowed_value' } });
  const faults: Record<string, FieldErrorCode> = {};
  if (!hasName(type.form) && nameOf(typed) !== null) faults.accountName = 'unknown_field';
  const reading = readWalletNumber(type.form, typed.number);
  const scope = type.form === 'tron' ? 'tron' : `eWallet ${typed.institution}`;
  const name = nameOf(typed);
  return readingOr(reading, 'walletNumber', faults, { scope, hasName: hasName(type.form), name, branch: null });
}

function nameOf({ name }: TypedPayout): string | null {
  return tidyName(name ?? '') || null;
}

function readingOr(
  reading: NumberReading,
  numberField: ReadPayout['numberField'],
  faults: Readonly<Record<string, FieldErrorCode>>,
  { scope, ...rest }: Pick<ReadPayout, 'hasName' | 'name' | 'branch'> & { readonly scope: string },
): ReadPayout {
  if ('fault' in reading)
    throw new DomainError('invalid_request', { fields: { ...faults, [numberField]: reading.fault } });
  if (Object.keys(faults).length > 0) throw new DomainError('invalid_request', { fields: faults });
  return { ...reading, identity: `${scope} ${reading.number}`, numberField, ...rest };
}
