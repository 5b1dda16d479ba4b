import type { PayoutTo } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PayoutForm } from '#gateway/database/schema/payment-schema.ts';
import type { PayoutKind } from '#gateway/database/schema/security-schema.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import type { MemberRow } from '../repository/member-repository.ts';
import { listPayoutAccounts, type PayoutAccountRow } from '../repository/payout-account-repository.ts';
import { hasName } from './account-numbers.ts';
import { isSameName } from './payee-names.ts';
import { payoutRules } from './payout-rules.ts';

/** An account that a withdrawal goes to, as it was when it was asked for. */
export interface PayoutTarget {
  readonly kind: PayoutKind;
  /** By its code in the site's document. */
  readonly institution: string;
  readonly holderName: string | null;
  readonly maskedNumber: string;
}

/** Where money is sent, in full. It leaves the gateway to payment providers only. */
export type PayoutDestination =
  | { readonly kind: 'bank'; readonly number: string; readonly holder: string; readonly bank: string }
  | { readonly kind: 'wallet'; readonly type: string; readonly account: string }
  | { readonly kind: 'crypto'; readonly network: string; readonly address: string };

/** The accounts of a member that the site pays out to, the default of each kind first. */
export async function offeredPayouts(
  tx: SiteTransaction,
  site: PublishedSite,
  memberId: string,
): Promise<readonly PayoutAccountRow[]> {
  const rules = payoutRules(site);
  const owner = { siteId: site.id, memberId };
  const rows: PayoutAccountRow[] = [];
  for (const kind of ['bank', 'eWallet'] as const)
    if (rules[kind].isOffered) rows.push(...(await listPayoutAccounts(tx, owner, kind)));
  return rows;
}

/** An account as its member sees it on a withdrawal. What the site no longer offers is named by its code. */
export function presentPayoutTo(
  { site }: Pick<PublishedSite, 'site'>,
  { kind, institution, holderName, maskedNumber }: PayoutTarget,
): PayoutTo {
  const offered = kind === 'bank' ? site.payouts?.bankAccounts?.banks : site.payouts?.eWallets?.types;
  const name = offered?.find(({ code }) => code === institution)?.name ?? institution;
  return { kind, name, maskedNumber, holder: holderName };
}

/** How a provider is told of an account, without its number. */
export function payoutForm(
  { site }: Pick<PublishedSite, 'site'>,
  { kind, institution }: Pick<PayoutTarget, 'kind' | 'institution'>,
): PayoutForm {
  if (kind === 'bank') {
    const bank = site.payouts?.bankAccounts?.banks.find(({ code }) => code === institution);
    return { kind: 'bank', bank: bank?.name ?? institution };
  }
  const form = site.payouts?.eWallets?.types.find(({ code }) => code === institution)?.form;
  return form === undefined || hasName(form)
    ? { kind: 'wallet', type: institution }
    : { kind: 'crypto', network: 'TRC20' };
}

/**
 * Opens the number of an account for a payment provider. Not within a transaction.
 * @throws where it was stored for another member.
 */
export async function openDestination(
  { secrets }: Pick<AccountParts, 'secrets'>,
  site: Pick<PublishedSite, 'id'>,
  {
    memberId,
    sealedNumber,
    holderName,
    form,
  }: {
    readonly memberId: string;
    readonly sealedNumber: string;
    readonly holderName: string | null;
    readonly form: PayoutForm;
  },
): Promise<PayoutDestination> {
  const bytes = await secrets.accountNumbers.open(`${site.id} ${memberId}`, sealedNumber);
  const number = new TextDecoder().decode(bytes);
  if (form.kind === 'bank') return { ...form, number, holder: holderName ?? '' };
  return form.kind === 'wallet' ? { ...form, account: number } : { ...form, address: number };
}

/** Whether an account is in another name than the member registered with, or in none. */
export function isInOtherName({ details }: Pick<MemberRow, 'details'>, holderName: string | null): boolean {
  if (holderName === null) return true;
  return details.payeeName !== undefined && !isSameName(details.payeeName, holderName);
}
