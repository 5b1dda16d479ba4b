import type { ConfirmPart, Withdrawal } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { notePart, type WithdrawalPartRow } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import { holdOpenPart } from './hold-open-part.ts';
import { proofsOf } from './part-proofs.ts';
import { presentOwn } from './read-withdrawals.ts';
import { settleParts } from './settle-parts.ts';

interface Confirming {
  readonly memberId: string;
  readonly withdrawalId: string;
  readonly answer: ConfirmPart;
}

/**
 * Takes a member's answer whether a part arrived: in full, in part, or not at all. What did not arrive is an operator's
 * case; until that is decided the member may answer again (specification, section 4, "Withdrawal confirmation").
 * @throws DomainError `not_found`; `withdrawal_closed` where the part counts as received or was decided;
 *   `proof_required`; `invalid_request` naming `receivedAmount`.
 */
export async function confirmPart(
  { database, clock }: CashierParts,
  site: PublishedSite,
  { memberId, withdrawalId, answer }: Confirming,
): Promise<Withdrawal> {
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    const part = await holdOpenPart(tx, site, { memberId, withdrawalId, part: answer.part, at });
    const arrivedMinor = arrivedOf(answer, part, site.site.currency.decimals);
    if (answer.outcome !== 'received' && (await proofsOf(tx, site, part)).length === 0)
      throw new DomainError('proof_required');
    await notePart(tx, site.id, part, {
      state: answer.outcome === 'received' ? 'received' : 'reported',
      answer: answer.outcome,
      answered_by: 'member',
      answered_at: at,
      received_minor: arrivedMinor,
    });
    await settleParts(tx, site, withdrawalId, { cause: 'member', at });
    await announceWithdrawal(tx, site, { paymentId: withdrawalId, notice: null, at });
    return presentOwn(tx, site, { memberId, withdrawalId });
  });
}

/** What an answer says that arrived, in minor units. @throws DomainError `invalid_request` naming the field. */
function arrivedOf({ outcome, receivedAmount }: ConfirmPart, part: WithdrawalPartRow, decimals: number): bigint {
  const most = BigInt(part.amount_minor) - BigInt(part.returned_minor);
  const refuse = (fault: 'required' | 'not_allowed_value' | 'wrong_format' | 'out_of_range') =>
    new DomainError('invalid_request', { fields: { receivedAmount: fault } });
  if (outcome !== 'partly') {
    if (receivedAmount !== undefined) throw refuse('not_allowed_value');
    return outcome === 'received' ? most : 0n;
  }
  if (receivedAmount === undefined) throw refuse('required');
  const minor = (() => {
    try {
      return decimalToMinor(receivedAmount, decimals);
    } catch {
      throw refuse('wrong_format');
    }
  })();
  if (minor <= 0n || minor >= most) throw refuse('out_of_range');
  return minor;
}
