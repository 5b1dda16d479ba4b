import type { AgentPlanKind, RequestedPayments } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { planOf } from '../contracts/plan-of.ts';
import { findPayment } from '../repository/contract-income-repository.ts';
import { countOpen, hasPayments } from '../repository/income-list-repository.ts';
import { requestPayments } from '../repository/settlement-repository.ts';

/**
 * Asks for what is ready for an agent and due: one payment, or all of a kind. A repeat asks for nothing more. What was
 * earned can be asked for also after the site stopped paying by the kind.
 * @throws DomainError `not_found` for a payment that is not the agent's own or of another kind, `feature_disabled`
 *   where the site does not pay by the kind and the agent has earned nothing by it.
 */
export async function requestPayment(
  { database, clock }: ContractParts,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  { kind, paymentId }: { readonly kind: AgentPlanKind; readonly paymentId: string | null },
): Promise<RequestedPayments> {
  return database.forSite(site.id, async (tx) => {
    if (planOf(site, kind) === null && !(await hasPayments(tx, site.id, { agentId, kind })))
      throw new DomainError('feature_disabled');
    if (paymentId !== null) {
      const payment = await findPayment(tx, site.id, paymentId);
      if (payment === undefined || payment.agent_id !== agentId || payment.kind !== kind)
        throw new DomainError('not_found');
    }
    const requested = await requestPayments(tx, site.id, { agentId, kind, paymentId, at: clock() });
    return { requested: [...requested], open: await countOpen(tx, site.id, { agentId, kind }) };
  });
}
