import type { LedgerReport } from '#contracts/generated/contracts.ts';
import { readOperatorToken } from '#gateway/areas/operators/operator-token-file.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { siteRequest } from '#tests/harness/site-request.ts';

/**
 * The sites whose ledger is not sound, by a gateway's own check.
 * @param dataDir the data directory of the gateway, which has the operator's token.
 */
export async function ledgerFaults(port: number, dataDir: string): Promise<LedgerReport['sites']> {
  const answer = await siteRequest({
    ...{ port, host: 'localhost', path: '/wps/operator/ledger/check' },
    headers: { authorization: `Bearer ${(await readOperatorToken(dataDir)) ?? ''}` },
  });
  return successOf<LedgerReport>(answer).sites.filter(({ isSound }) => !isSound);
}
