import type { AgentPlanKind, RequestedPayments } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { givenPlan } from '../contracts/plan-of.ts';
import { findPayment } from '../repository/contract-income-repository.ts';
import { countOpen } from '../repository/income-list-repository.ts';
import { requestPayments } from '../repository/settlement-repository.ts';

/**
 * Asks for what is ready for an agent and due: one payment, or all of a kind. A repeat asks for nothing more.
 * @throws DomainError `not_found` for a payment that is not the agent's own or of another kind, `feature_disabled`.
 */
export async function requestPayment(
  { database, clock }: ContractParts,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  { kind, paymentId }: { readonly kind: AgentPlanKind; readonly paymentId: string | null },
): Promise<RequestedPayments> {
  givenPlan(site, kind);
  return database.forSite(site.id, async (tx) => {
    if (paymentId !== null) {
      const payment = await findPayment(tx, site.id, paymentId);
      if (payment === undefined || payment.agent_id !== agentId || payment.kind !== kind)
        throw new DomainError('not_found');
    }
    const requested = await requestPayments(tx, site.id, { agentId, kind, paymentId, at: clock() });
    return { requested: [...requested], open: await countOpen(tx, site.id, { agentId, kind }) };
  });
}
