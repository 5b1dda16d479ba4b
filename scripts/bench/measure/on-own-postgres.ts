import { clusterMaker, clusterProblem } from '#tests/harness/postgres-cluster.ts';
import { settingsOf } from '../wallet/recommended-settings.ts';
import { type Figure, reportFigures } from './report-figures.ts';

/**
 * Reports what a measurement finds on a PostgreSQL of its own, which ends with it. Without the server's programs it
 * says that the figures are missing.
 */
export async function onOwnPostgres(
  settings: Parameters<typeof settingsOf>[0],
  measure: (url: string) => Promise<readonly Figure[]>,
): Promise<void> {
  if (clusterProblem !== null) return console.warn(`The figures are missing: ${clusterProblem}.`);
  const clusters = clusterMaker();
  try {
    const { url } = await clusters.primary(settingsOf(settings));
    reportFigures(await measure(url));
  } finally {
    await clusters.close();
  }
}
