import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { removeDraftsOfMoved } from '../repository/contract-draft-repository.ts';
import {
  type ContractRow,
  contractsAfter,
  insertStep,
  openOffersOf,
  updateContract,
} from '../repository/contract-repository.ts';
import { periodAt } from '../settlement/plan-periods.ts';
import { type ContractNotice, tellParties } from './contract-notices.ts';
import { stateAt } from './contract-state.ts';
import type { PlanPeriod } from './plan-of.ts';

/** How a contract ends: at a moment, by somebody or by the site. */
interface Ending {
  readonly ending: 'replaced' | 'terminated' | 'ended';
  readonly until: Date;
  /** Null for the site. */
  readonly by: { readonly id: string; readonly address: string } | null;
  readonly at: Date;
}

/** Ends an active contract; one that has not begun by then never counts. @returns the moment. */
export async function endContract(
  tx: SiteTransaction,
  siteId: string,
  contract: ContractRow,
  { ending, until, by, at }: Ending,
): Promise<string> {
  const from = new Date(contract.from_at);
  const end = (until < from ? from : until).toISOString();
  await updateContract(tx, siteId, contract.contract_id, { ending, until_at: end });
  await insertStep(tx, siteId, {
    ...{ contract_id: contract.contract_id, member_id: contract.member_id, step: ending },
    ...{ by_id: by?.id ?? null, address: by?.address ?? null, reason: null, at },
  });
  return end;
}

/** Takes an open offer back in the name of the site, because it cannot stand any more. */
export async function dropOffer(tx: SiteTransaction, siteId: string, offer: ContractRow, at: Date): Promise<void> {
  const step = stateAt(offer, at) === 'expired' ? ('expired' as const) : ('withdrawn' as const);
  await updateContract(tx, siteId, offer.contract_id, { state: step });
  await insertStep(tx, siteId, {
    ...{ contract_id: offer.contract_id, member_id: offer.member_id, step },
    ...{ by_id: null, address: null, reason: null, at },
  });
}

/** The end of the period that is running for a contract. */
export function endOfRunning({ period }: Pick<ContractRow, 'period'>, { site }: PublishedSite, at: Date): Date {
  return periodAt(period as PlanPeriod, site.timeZone, at).until;
}

/** Whether a contract can be terminated: it counts still, and beyond the period that is running. */
export function isTerminable(contract: ContractRow, site: PublishedSite, at: Date): boolean {
  if (stateAt(contract, at) !== 'active') return false;
  return contract.until_at === 'infinity' || new Date(contract.until_at) > endOfRunning(contract, site, at);
}

/**
 * Ends the contracts of a member with the uplines that it leaves, each at the end of its running period, and drops
 * their offers, and drafts of them. Called in the transaction that places the member elsewhere. Both sides are told.
 * @param moved `uplineId` is the new upline; null for the house.
 */
export async function endContractsOfMoved(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, uplineId, at }: { readonly memberId: string; readonly uplineId: string | null; readonly at: Date },
): Promise<void> {
  const notices: ContractNotice[] = [];
  const tellBoth = (contract: ContractRow, kind: ContractNotice['kind'], time?: string): void => {
    for (const to of [contract.member_id, contract.upline_id])
      notices.push({ to, kind, contract, ...(time !== undefined && { time }) });
  };
  for (const contract of await contractsAfter(tx, site.id, { memberId, kind: null, at })) {
    if (contract.upline_id === uplineId) continue;
    const until = endOfRunning(contract, site, at);
    if (contract.until_at !== 'infinity' && new Date(contract.until_at) <= until) continue;
    tellBoth(
      contract,
      'contractEnded',
      await endContract(tx, site.id, contract, { ending: 'ended', until, by: null, at }),
    );
  }
  for (const offer of await openOffersOf(tx, site.id, { memberId, kind: null })) {
    if (offer.upline_id === uplineId) continue;
    await dropOffer(tx, site.id, offer, at);
    tellBoth(offer, 'contractWithdrawn');
  }
  await removeDraftsOfMoved(tx, site.id, { memberId, uplineId });
  await tellParties(tx, site.id, notices, at);
}
