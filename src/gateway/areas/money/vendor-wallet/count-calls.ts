import type { NotedCall } from '../repository/vendor-call-repository.ts';
import { LATENCY_CLASSES, latencyClassOf } from './latency-classes.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The spans of charts with the length of a point. Each span has counts of its own. */
export const HEALTH_SPANS = {
  hour: { lengthMs: 60 * MINUTE_MS, stepMs: MINUTE_MS },
  day: { lengthMs: DAY_MS, stepMs: 15 * MINUTE_MS },
  week: { lengthMs: 7 * DAY_MS, stepMs: 120 * MINUTE_MS },
} as const;

export type HealthSpan = keyof typeof HEALTH_SPANS;

type CountedCall = Pick<NotedCall, 'integrationId' | 'receivedAt' | 'status' | 'tookMs'>;

/** The calls of an integration within one point of a chart. */
export interface CallCount {
  readonly span: HealthSpan;
  /** RFC 3339. */
  readonly startsAt: string;
  readonly integrationId: string;
  readonly calls: number;
  /** Answered 4xx. */
  readonly refused: number;
  /** Answered 5xx. */
  readonly failed: number;
  /** By `latencyClassOf`. */
  readonly took: readonly number[];
}

/** Counts calls in memory until they are taken, for the charts of every span. */
export function callCounter() {
  const counts = new Map<string, CallCount & { calls: number; refused: number; failed: number; took: number[] }>();

  function add({ integrationId, receivedAt, status, tookMs }: CountedCall): void {
    for (const span of Object.keys(HEALTH_SPANS) as HealthSpan[]) {
      const startsAt = pointAt(span, new Date(receivedAt)).toISOString();
      const key = `${span} ${startsAt} ${integrationId}`;
      const count = counts.get(key) ?? {
        ...{ span, startsAt, integrationId, calls: 0, refused: 0, failed: 0 },
        took: Array.from({ length: LATENCY_CLASSES }, () => 0),
      };
      counts.set(key, count);
      const latency = latencyClassOf(tookMs);
      count.calls += 1;
      if (status >= 500) count.failed += 1;
      else if (status >= 400) count.refused += 1;
      count.took[latency] = (count.took[latency] ?? 0) + 1;
    }
  }

  return {
    add,
    /** The counts since they were last taken. */
    take(): readonly CallCount[] {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
  };
}

/** The start of the chart point that contains a time. */
export function pointAt(span: HealthSpan, at: Date): Date {
  const { stepMs } = HEALTH_SPANS[span];
  return new Date(Math.floor(at.getTime() / stepMs) * stepMs);
}
