import type { CashierParts } from '#gateway/areas/cashier/cashier-parts.ts';
import { depositWebhookWriter } from '#gateway/areas/cashier/deposits/deposit-webhook-writer.ts';
import type { WebhookParts } from '#gateway/areas/cashier/deposits/take-webhook.ts';
import type { PaymentProvider } from '#gateway/areas/cashier/providers/payment-provider.ts';
import { noteFileRead } from '#gateway/areas/member-files/member-files.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

/** The dependencies of the cashier's verbs, for tests that call them beside a gateway or without one. */
export function testCashierParts({
  database,
  provider,
  now,
  ...given
}: {
  readonly database: TestDatabase;
  readonly provider: PaymentProvider;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly now: () => Date;
  readonly log: CashierParts['log'];
}): WebhookParts {
  return {
    ...given,
    database,
    accounts: { database, secrets: memberSecrets(database.secrets), clock: now, rateLimitFactor: 1 },
    providers: new Map([[provider.name, provider]]),
    originOf: () => 'http://aurora.localhost',
    writeDeposit: depositWebhookWriter(database),
    noteFileRead,
    onMoved: () => {},
    clock: now,
  };
}
