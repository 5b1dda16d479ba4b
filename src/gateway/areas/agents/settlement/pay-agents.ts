import { minorToDecimal } from '#contracts/money.ts';
import { notifyMembers } from '#gateway/areas/messaging/messaging.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { AgentPlanKind } from '#gateway/database/schema/agent-contract-schema.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { beginPayments, makePayments } from '../repository/settlement-repository.ts';

/** Wallets that one transaction holds. */
const AT_ONCE = 100;

export interface PayParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  /** Called after the commit of each change of a main wallet. */
  readonly onMoved: (siteId: string, memberId: string) => void;
  readonly clock: () => Date;
}

/** Kinds whose payments are told in the inbox; of the others come many in a day. */
const MESSAGES: Readonly<Partial<Record<AgentPlanKind, 'paymentDividend' | 'paymentDailySalary'>>> = {
  dividend: 'paymentDividend',
  daily: 'paymentDailySalary',
};

/**
 * Pays what is asked for and due on a site, and what was being paid when somebody was stopped. The id of a payment is
 * the key of its transfer, so that it is paid once.
 * @returns how many payments were made.
 */
export async function payAgents(
  { database, onMoved, clock }: PayParts,
  site: PublishedSite,
  stopping?: AbortSignal,
): Promise<number> {
  const { code: currency, decimals } = site.site.currency;
  for (let paid = 0; ; ) {
    if (stopping?.aborted) return paid;
    const at = clock();
    await database.forSite(site.id, (tx) => beginPayments(tx, site.id, { at, most: AT_ONCE }));
    const made = await database.forSite(site.id, async (tx) => {
      const payments = await makePayments(tx, site.id, { at, most: AT_ONCE });
      const messages = payments.flatMap(({ agentId: memberId, kind, amountMinor }) => {
        const message = MESSAGES[kind];
        const params = { amount: minorToDecimal(amountMinor, decimals), currency };
        return message === undefined ? [] : [{ memberId, kind: message, params, at }];
      });
      await notifyMembers(tx, site.id, messages);
      return payments;
    });
    for (const { agentId } of made) onMoved(site.id, agentId);
    paid += made.length;
    if (made.length === 0) return paid;
  }
}
