import type { AgentPlanKind } from '#contracts/generated/contracts.ts';
import { siteDay } from '../settlement/plan-periods.ts';

const BEGINNINGS: Readonly<Record<AgentPlanKind, string>> = {
  dividend: 'DIV',
  daily: 'DAY',
  hourly: 'HOUR',
  realtime: 'LIVE',
};

/** What people call a payment by: its kind, the day on which it is due, and its number: `DIV-251116-42`. */
export function paymentReference(
  { kind, due_at, payment_id }: { readonly kind: AgentPlanKind; readonly due_at: string; readonly payment_id: string },
  zone: string,
): string {
  const day = siteDay(new Date(due_at), zone).replaceAll('-', '').slice(2);
  return `${BEGINNINGS[kind]}-${day}-${payment_id}`;
}
