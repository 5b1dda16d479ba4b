import type { Withdrawal, WithdrawalPart, WithdrawalStatus, WithdrawalStep } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { presentPayoutTo } from '#gateway/areas/accounts/accounts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { presentImage } from '../images/image-presenter.ts';
import type { PartDecisionRow } from '../repository/case-repository.ts';
import type { PaymentImageRow } from '../repository/payment-image-repository.ts';
import type { PaymentEventRow } from '../repository/payment-repository.ts';
import type { WithdrawalPartRow, WithdrawalRow } from '../repository/withdrawal-repository.ts';

interface WithdrawalContext {
  readonly site: PublishedSite;
  /** Steps, parts and decisions of this and of other withdrawals. */
  readonly steps: readonly PaymentEventRow[];
  readonly parts: readonly WithdrawalPartRow[];
  readonly decisions: readonly PartDecisionRow[];
  readonly images: readonly PaymentImageRow[];
}

/** Steps that move money. */
const MOVING: ReadonlySet<string> = new Set(['request', 'pay', 'release', 'return', 'reject', 'cancel']);
const CANCELLABLE: ReadonlySet<string> = new Set(['requested', 'reviewing']);

/** A withdrawal as its member sees it. */
export function presentWithdrawal(row: WithdrawalRow, context: WithdrawalContext): Withdrawal {
  const { site } = context;
  const decimal = (minor: bigint): string => minorToDecimal(minor, site.site.currency.decimals);
  const parts = context.parts.filter(({ payment_id }) => payment_id === row.payment_id);
  const decisions = context.decisions.filter(({ payment_id }) => payment_id === row.payment_id);
  const [amount, fee, sent] = [row.amount_minor, row.fee_due_minor, row.sent_minor].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const returned = BigInt(row.returned_minor);
  const received = parts.reduce((sum, { received_minor }) => sum + BigInt(received_minor ?? 0), 0n);
  // What was given back unsent is awaited no more.
  const expected = BigInt(row.released_minor) > 0n ? sent : amount - fee;
  const remaining = expected - received - returned;
  return {
    withdrawalId: row.payment_id,
    reference: row.reference,
    to: presentPayoutTo(site, {
      kind: row.account_kind,
      institution: row.institution,
      holderName: row.holder_name,
      maskedNumber: row.masked_number,
    }),
    amount: decimal(amount),
    fee: decimal(fee),
    receives: decimal(amount - fee),
    currency: row.currency,
    status: row.state as WithdrawalStatus,
    canCancel: CANCELLABLE.has(row.state),
    reason: row.refusal,
    failure: row.failure as Withdrawal['failure'],
    sent: decimal(sent),
    received: decimal(received),
    remaining: decimal(remaining > 0n ? remaining : 0n),
    returned: decimal(returned + BigInt(row.released_minor)),
    createdAt: new Date(row.created_at).toISOString(),
    parts: parts.map((part) =>
      presentPart(part, { decimals: site.site.currency.decimals, decisions, images: context.images }),
    ),
    steps: context.steps
      .filter(({ payment_id }) => payment_id === row.payment_id)
      .map((step) => ({
        event: step.event as WithdrawalStep['event'],
        status: step.to_state as WithdrawalStatus,
        amount: MOVING.has(step.event) ? decimal(BigInt(step.amount_minor)) : null,
        at: new Date(step.at).toISOString(),
      })),
  };
}

function presentPart(
  part: WithdrawalPartRow,
  { decimals, decisions, images }: Pick<WithdrawalContext, 'decisions' | 'images'> & { readonly decimals: number },
): WithdrawalPart {
  const proofs = images.filter(({ payment_id, part: of }) => payment_id === part.payment_id && of === part.part);
  // A first approval of two decides nothing yet.
  const isDecided = part.state === 'forced' || part.state === 'returned';
  const decision = isDecided ? decisions.findLast((one) => one.part === part.part) : undefined;
  return {
    part: part.part,
    amount: minorToDecimal(BigInt(part.amount_minor), decimals),
    reference: part.reference,
    sentAt: new Date(part.sent_at).toISOString(),
    returned: minorToDecimal(BigInt(part.returned_minor), decimals),
    state: part.state,
    answer: part.answer,
    answeredBy: part.answered_by,
    answeredAt: part.answered_at && new Date(part.answered_at).toISOString(),
    received: part.received_minor === null ? null : minorToDecimal(BigInt(part.received_minor), decimals),
    confirmBy: new Date(part.confirm_by).toISOString(),
    decision:
      decision === undefined ? null : { reason: decision.reason, at: new Date(decision.decided_at).toISOString() },
    proofs: proofs.map((image) => presentImage(image, `/wps/member/withdrawals/${part.payment_id}/proof`)),
  };
}
