import type { AgentPaymentState, AgentPlanKind, IconName } from '#contracts/generated/contracts.ts';
import type { BadgeTone } from '#portal/ui/account-card.ts';

/** The kinds of pay in the order of the desk's menu. */
export const planKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const satisfies readonly AgentPlanKind[];

/** What each kind is called. */
export const kindWords = {
  dividend: 'report.kind.agentDividend',
  daily: 'report.kind.agentDailySalary',
  hourly: 'report.kind.agentHourlySalary',
  realtime: 'report.kind.agentRealtimeSalary',
} as const satisfies Record<AgentPlanKind, string>;

export const kindIcons = {
  dividend: 'chart-pie',
  daily: 'calendar-days',
  hourly: 'clock-3',
  realtime: 'zap',
} as const satisfies Record<AgentPlanKind, IconName>;

export const paymentStates = [
  'ready',
  'requested',
  'processing',
  'paid',
] as const satisfies readonly AgentPaymentState[];

/** How the states of payments look. */
export const paymentTones: Readonly<Record<AgentPaymentState, BadgeTone>> = {
  ready: 'open',
  requested: 'busy',
  processing: 'busy',
  paid: 'good',
};
