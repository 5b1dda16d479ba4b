import type { IntegrationHealth, VendorHealth, VendorHealthQuery } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { listCallCounts } from '../repository/vendor-call-count-repository.ts';
import { HEALTH_SPANS, type HealthSpan, pointAt } from '../vendor-wallet/count-calls.ts';
import { percentileOf } from '../vendor-wallet/latency-classes.ts';
import type { VendorCallLog } from '../vendor-wallet/vendor-call-log.ts';
import type { IntegrationBook } from '../vendors/integration-book.ts';

interface HealthParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly integrations: Pick<IntegrationBook, 'ofSite'>;
  readonly calls: Pick<VendorCallLog, 'flush'>;
  readonly clock: () => Date;
}

type CountRow = Awaited<ReturnType<typeof listCallCounts>>[number];

/** Calls, failures and latency of a site's vendors over the last hour, day or week, up to now. */
export async function readVendorHealth(
  { database, integrations, calls, clock }: HealthParts,
  siteId: string,
  { span, integration: wanted }: VendorHealthQuery,
): Promise<VendorHealth> {
  await calls.flush();
  const moments = momentsOf(span, clock());
  const [from = clock()] = moments;
  const known = (await integrations.ofSite(siteId)).filter(
    ({ integrationId }) => wanted === undefined || integrationId === wanted,
  );
  const rows = await database.forSite(siteId, (tx) => listCallCounts(tx, siteId, { span, from }));
  return {
    span,
    stepSeconds: HEALTH_SPANS[span].stepMs / 1_000,
    list: known.map(({ integrationId }) =>
      healthOf(
        integrationId,
        moments,
        rows.filter((row) => row.integration_id === integrationId),
      ),
    ),
  };
}

/** The start times of a span's points. The last point is not complete yet. */
function momentsOf(span: HealthSpan, now: Date): readonly Date[] {
  const { lengthMs, stepMs } = HEALTH_SPANS[span];
  const points = lengthMs / stepMs;
  const last = pointAt(span, now).getTime();
  return Array.from({ length: points }, (_, at) => new Date(last - (points - 1 - at) * stepMs));
}

function healthOf(integrationId: string, moments: readonly Date[], rows: readonly CountRow[]): IntegrationHealth {
  const byMoment = new Map(rows.map((row) => [Date.parse(row.starts_at), row]));
  return {
    integrationId,
    ...summed(rows),
    points: moments.map((moment) => {
      const row = byMoment.get(moment.getTime());
      return { at: moment.toISOString(), ...summed(row === undefined ? [] : [row]) };
    }),
  };
}

function summed(rows: readonly CountRow[]) {
  const sumOf = (pick: (row: CountRow) => number): number => rows.reduce((sum, row) => sum + pick(row), 0);
  const took = (rows[0]?.took ?? []).map((_, latency) => sumOf((row) => row.took[latency] ?? 0));
  return {
    calls: sumOf(({ calls }) => calls),
    refused: sumOf(({ refused }) => refused),
    failed: sumOf(({ failed }) => failed),
    p50Ms: percentileOf(took, 0.5),
    p95Ms: percentileOf(took, 0.95),
    p99Ms: percentileOf(took, 0.99),
  };
}
