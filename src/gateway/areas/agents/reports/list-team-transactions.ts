import type {
  TeamEntryGroup,
  TeamTransaction,
  TeamTransactions,
  TeamTransactionsQuery,
} from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { clockOf, filterOf, inPieces, kindOf, ROWS_AT_A_TIME, sheetOf } from '#gateway/areas/records/records.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { pageOfTeamEntries, type RowKey, type TeamEntryRow } from '../repository/report-repository.ts';
import { reportedTeam } from './reported-team.ts';

/**
 * One page of what moved the wallets of a team beside play, the latest first (specification, section 2,
 * "agentDownlineTransactionDetailsCopy"). @throws DomainError as `reportedTeam`.
 */
export async function listTeamTransactions(
  parts: AgentParts,
  reader: AgentReader,
  query: TeamTransactionsQuery,
): Promise<TeamTransactions> {
  const { site, agentId } = reader;
  return parts.database.forAgentReading(site.id, agentId, async (tx) => {
    const team = await reportedTeam(parts, reader, tx, query);
    const page = { limit: team.limit + 1, offset: team.offset, ...kindsOf(query.kind) };
    const rows = await pageOfTeamEntries(tx, site.id, team, page);
    return {
      ...{ from: team.days.first, to: team.days.last, hasMore: rows.length > team.limit },
      list: rows.slice(0, team.limit).map((row) => presentEntry(row, reader)),
    };
  });
}

function presentEntry(row: TeamEntryRow, { site }: Pick<AgentReader, 'site'>): TeamTransaction {
  const { decimals } = site.site.currency;
  return {
    ...{ transactionId: row.transfer_id, memberId: row.member_id, account: row.account, at: row.at },
    kind: kindOf(row.kind, false),
    amount: minorToDecimal(BigInt(row.amount), decimals),
    balanceAfter: minorToDecimal(BigInt(row.balance_after ?? 0), decimals),
  };
}

function kindsOf(group: TeamEntryGroup | undefined): {
  readonly kinds: readonly string[] | null;
  readonly isOthers: boolean;
} {
  if (group === undefined) return { kinds: null, isOthers: false };
  const { kinds, isOthers } = filterOf(group);
  return { kinds, isOthers };
}

/** All entries of a range as a sheet, a piece at a time. */
export function teamTransactionSheet(parts: AgentParts, reader: AgentReader, query: TeamTransactionsQuery): Sheet {
  const { site, agentId, language } = reader;
  const clock = clockOf(site.site.timeZone);
  const pieces = inPieces<TeamEntryRow, RowKey>(
    (after) =>
      parts.database.forAgentReading(site.id, agentId, async (tx) => {
        const page = { limit: ROWS_AT_A_TIME, offset: 0, after, ...kindsOf(query.kind) };
        return pageOfTeamEntries(tx, site.id, await reportedTeam(parts, reader, tx, query), page);
      }),
    ({ transfer_id: id, account_id: accountId }) => ({ id, accountId }),
  );
  return sheetOf(reader, 'transactions', {
    columns: [
      ['time', 'moment'],
      ['account', 'text'],
      ['what', 'text'],
      ['amount', 'amount'],
      ['balance', 'amount'],
    ],
    rows: (async function* () {
      for await (const rows of pieces)
        yield rows.map((row) => {
          const { at, account, kind, amount, balanceAfter } = presentEntry(row, reader);
          return [clock(new Date(at)), account, message(`record.kind.${kind}`, language), amount, balanceAfter];
        });
    })(),
  });
}
