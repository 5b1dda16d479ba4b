import type { LedgerReport } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { checkLedger, isSound, type LedgerFaults } from '../repository/ledger-check.ts';

/** Findings of one ledger's audit. */
export interface LedgerFindings extends LedgerFaults {
  readonly siteId: string;
  readonly isSound: boolean;
}

/** Recomputes and checks the ledgers of all sites. */
export type AuditLedgers = () => Promise<LedgerReport>;

/**
 * The audit of all sites' ledgers, one at a time.
 * @param onFound called for each ledger, sound or not.
 */
export function ledgerAudit(
  database: Pick<TenantDatabase, 'forSite'>,
  sites: Pick<SiteDirectory, 'all'>,
  onFound: (found: LedgerFindings) => void,
): AuditLedgers {
  return async () => {
    const found: LedgerFindings[] = [];
    for (const { id: siteId } of sites.all()) {
      const faults = await database.forSite(siteId, (tx) => checkLedger(tx, siteId));
      const findings = { siteId, isSound: isSound(faults), ...faults };
      onFound(findings);
      found.push(findings);
    }
    return {
      sites: found.map(({ unbalancedCurrencies, unbalancedTransfers, wrongBalances, overdrawn, ...head }) => ({
        ...head,
        unbalancedCurrencies: [...unbalancedCurrencies],
        unbalancedTransfers: [...unbalancedTransfers],
        wrongBalances: [...wrongBalances],
        overdrawn: [...overdrawn],
      })),
    };
  };
}
