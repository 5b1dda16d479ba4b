import type { OperatorMe } from '#contracts/generated/contracts.ts';
import { mayAct } from '#contracts/operator-roles.ts';
import { adjustments } from './kinds/adjustments.ts';
import { feedback } from './kinds/feedback.ts';
import { heldReferrals } from './kinds/held-referrals.ts';
import { identityChecks } from './kinds/identity-checks.ts';
import { arrivals, deposits, withdrawals } from './kinds/payment-cases.ts';
import { promotionApplications } from './kinds/promotion-applications.ts';
import { redemptions } from './kinds/redemptions.ts';
import type { QueueKind } from './queue-kind.ts';

/** All kinds of requests that operators decide at the desk, in the order of their tabs. */
export const queueKinds: readonly QueueKind[] = [
  ...[withdrawals, deposits, arrivals, adjustments],
  ...[redemptions, promotionApplications, heldReferrals],
  ...[identityChecks, feedback],
];

/** The kinds that an operator sees at a site: those that it decides; an auditor sees all. */
export const queueKindsOf = ({ roles }: OperatorMe, siteId: string): readonly QueueKind[] =>
  queueKinds.filter(({ role }) => mayAct(roles, role, siteId) || mayAct(roles, 'auditor', siteId));
