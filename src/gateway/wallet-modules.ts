import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { TenantDatabase } from './database/database.ts';
import type { SiteDirectory } from './documents/published-site.ts';
import { ledgerAudit } from './modules/wallet/ledger-audit.ts';
import { walletService } from './modules/wallet/wallet-service.ts';

interface WalletModuleParts {
  readonly database: TenantDatabase;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly metrics: Registry;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** The modules of money. Whatever an audit finds raises a metric and is logged, whoever asked for it. */
export function walletModules({ database, sites, metrics, log }: WalletModuleParts) {
  const soundness = new Gauge({
    name: 'marquee_ledger_is_sound',
    help: 'Whether the latest adding up of a ledger found nothing: 1, or 0.',
    labelNames: ['site'],
    registers: [metrics],
  });
  const audit = ledgerAudit(database, sites, (found) => {
    soundness.set({ site: found.siteId }, found.isSound ? 1 : 0);
    if (!found.isSound) log.error({ ledger: found }, 'a ledger does not add up');
  });
  return { wallet: walletService(database), audit };
}
