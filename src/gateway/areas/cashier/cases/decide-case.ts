import type { OperatorCase } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { CaseSubject } from '#gateway/database/schema/payment-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { deleteHold } from '../repository/case-hold-repository.ts';
import {
  type CaseKey,
  type CaseRow,
  caseIdOf,
  claimantOf,
  claimCase,
  dropClaim,
  dropOwnClaim,
  findCase,
  insertDecision,
} from '../repository/case-repository.ts';
import { listImages } from '../repository/payment-image-repository.ts';
import { holdPayment } from '../repository/payment-repository.ts';
import { countApproval, forgetApprovals } from '../repository/withdrawal-repository.ts';
import { decideArrival } from './decide-arrival.ts';
import { decideDeposit } from './decide-deposit.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { presentCase } from './list-cases.ts';
import type { TakeDecision } from './open-decision.ts';

/** How long a claim keeps others from deciding. */
const CLAIM_MS = 15 * 60_000;

/** A decision as an operator takes it. */
export interface Decided {
  readonly caseId: string;
  /** The amount that the operator saw, a decimal. A case whose amount has changed since is not decided. */
  readonly received: string;
  readonly operator: string;
  /** A program on the gateway's own machine made the call. */
  readonly isMachine: boolean;
  readonly reason: string;
}

const DECISIONS: Readonly<Record<CaseSubject, TakeDecision>> = {
  deposit: decideDeposit,
  withdrawal: decideWithdrawal,
  arrival: decideArrival,
};

/**
 * Approves or rejects a case, once: the decision is on record in the transaction of what it moves (HTTP contract,
 * "Cashier").
 * @throws DomainError `not_found` for a case that the site does not have; `case_decided` where it is not open any more,
 *   or is not as the operator saw it; `case_claimed` while another operator works on it; `second_operator_required`
 *   where the operator approved it already.
 */
export async function decideCase(
  parts: CashierParts,
  site: PublishedSite,
  { caseId, received, operator, isMachine, reason, decision }: Decided & { readonly decision: 'approved' | 'rejected' },
): Promise<OperatorCase> {
  const key = keyOf(caseId);
  const at = parts.clock();
  const afterwards = await parts.database.forSite(site.id, async (tx) => {
    // Two decisions on one payment are taken one after the other.
    await holdPayment(tx, site.id, key.paymentId);
    const open = await findOpen(tx, site.id, key, at);
    if (seenMinor(received, site.site.currency.decimals) !== BigInt(open.about_minor))
      throw new DomainError('case_decided');
    await assertFree(tx, site.id, { caseId, operator, now: at });
    const aboutMinor = BigInt(open.about_minor);
    const isApproved = decision === 'approved';
    // The machine's token does not count as one of two operators.
    if (isApproved && open.approvals_needed > 1 && (open.approvals.includes(operator) || isMachine))
      throw new DomainError('second_operator_required');
    await insertDecision(tx, site.id, {
      ...{ ...key, decision, operator, reason, at },
      why: open.why,
      amountMinor: aboutMinor,
    });
    await dropClaim(tx, site.id, caseId);
    await deleteHold(tx, site.id, caseId);
    if (key.subject === 'withdrawal') await (isApproved ? countApproval : forgetApprovals)(tx, site.id, key.paymentId);
    if (isApproved && open.approvals.length + 1 < open.approvals_needed) return () => {};
    return DECISIONS[key.subject](tx, parts, site, {
      ...{ ...key, decision, operator, reason, at, aboutMinor },
    });
  });
  await afterwards();
  return readCase(parts, site, key);
}

/**
 * Lets an operator work on an open case for a quarter of an hour; others cannot decide it meanwhile.
 * @throws DomainError `not_found`, `case_decided`, `case_claimed`.
 */
export async function takeCase(
  parts: CashierParts,
  site: PublishedSite,
  { caseId, operator }: Pick<Decided, 'caseId' | 'operator'>,
): Promise<OperatorCase> {
  const key = keyOf(caseId);
  const now = parts.clock();
  await parts.database.forSite(site.id, async (tx) => {
    await findOpen(tx, site.id, key, now);
    const until = new Date(now.getTime() + CLAIM_MS);
    if ((await claimCase(tx, site.id, { caseId, operator, now, until })) !== operator)
      throw new DomainError('case_claimed');
  });
  return readCase(parts, site, key);
}

/**
 * Lets others work on a case again that the operator took. Doing so twice is the same as once.
 * @throws DomainError `not_found`; `case_claimed` while another operator works on it.
 */
export async function letCaseGo(
  parts: CashierParts,
  site: PublishedSite,
  { caseId, operator }: Pick<Decided, 'caseId' | 'operator'>,
): Promise<OperatorCase> {
  const key = keyOf(caseId);
  await parts.database.forSite(site.id, async (tx) => {
    await assertFree(tx, site.id, { caseId, operator, now: parts.clock() });
    await dropOwnClaim(tx, site.id, { caseId, operator });
  });
  return readCase(parts, site, key);
}

/** A case as it is now. @throws DomainError `not_found`. */
export async function readCase(
  { database, clock }: Pick<CashierParts, 'database' | 'clock'>,
  site: PublishedSite,
  key: CaseKey,
): Promise<OperatorCase> {
  return database.forSite(site.id, async (tx) => {
    const row = await findCase(tx, site.id, { ...key, now: clock() });
    if (row === undefined) throw new DomainError('not_found');
    return presentCase(row, site, await listImages(tx, site.id, [key.paymentId]));
  });
}

/** @throws DomainError `case_claimed` while another operator works on a case. */
export async function assertFree(
  tx: SiteTransaction,
  siteId: string,
  { caseId, operator, now }: Pick<Decided, 'caseId' | 'operator'> & { readonly now: Date },
): Promise<void> {
  const claimant = await claimantOf(tx, siteId, { caseId, now });
  if (claimant !== null && claimant !== operator) throw new DomainError('case_claimed');
}

/** A case that waits for a decision. @throws DomainError `not_found`, `case_decided`. */
export async function findOpen(tx: SiteTransaction, siteId: string, key: CaseKey, now: Date): Promise<CaseRow> {
  const row = await findCase(tx, siteId, { ...key, now });
  if (row === undefined) throw new DomainError('not_found');
  if (row.decision !== null) throw new DomainError('case_decided');
  return row;
}

/** What an operator saw, in minor units. @throws DomainError `invalid_request` naming `received`. */
function seenMinor(received: string, decimals: number): bigint {
  try {
    return decimalToMinor(received, decimals);
  } catch (error) {
    throw new DomainError('invalid_request', { fields: { received: 'wrong_format' }, cause: error });
  }
}

/** What a case is about, by its id. @throws DomainError `not_found`. */
export function keyOf(caseId: string): CaseKey {
  const [subject = '', paymentId = '', part] = caseId.split('-');
  const key = { subject: subject as CaseSubject, paymentId, part: part === undefined ? null : Number(part) };
  if (caseIdOf(key) !== caseId) throw new DomainError('not_found');
  return key;
}
