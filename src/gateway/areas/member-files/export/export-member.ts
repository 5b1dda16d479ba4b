import type { MemberExport } from '#contracts/generated/contracts.ts';
import type { MemberRow } from '#gateway/areas/accounts/accounts.ts';
import { allBets, allTransactions, daysSince } from '#gateway/areas/records/records.ts';
import type { FileReader, MemberFileParts } from '../member-file-parts.ts';
import { memberOf } from '../member-of.ts';
import { noteAudit } from '../repository/audit-repository.ts';
import { type Piece, pieceOf } from '../repository/member-rows-repository.ts';
import { MEMBER_TABLES, type MemberTable } from './member-tables.ts';

type ExportParts = Pick<MemberFileParts, 'database' | 'games' | 'clock'>;
type Row = Readonly<Record<string, unknown>>;

/**
 * Exports a member's personal data as the chunks of a JSON answer. Each chunk is read when the previous one was
 * consumed, so that memory use does not grow with the size. The export is in the audit trail before the first chunk.
 * @throws DomainError `not_found`.
 */
export async function exportMember(
  parts: ExportParts,
  reader: FileReader,
  reason: string,
): Promise<AsyncGenerator<string>> {
  const { site, memberId, operator } = reader;
  const at = parts.clock();
  const member = await parts.database.forSite(site.id, async (tx) => {
    const found = await memberOf(tx, site, memberId);
    await noteAudit(tx, site.id, { memberId, operator, action: 'dataExported', at, reason });
    return found;
  });
  return written(parts, reader, { member, at });
}

async function* written(
  parts: ExportParts,
  reader: FileReader,
  { member, at }: { readonly member: MemberRow; readonly at: Date },
): AsyncGenerator<string> {
  const { currency, timeZone } = reader.site.site;
  const head: Pick<MemberExport, 'exportedAt' | 'timeZone' | 'currency' | 'decimals' | 'profile'> = {
    ...{ exportedAt: at.toISOString(), timeZone, currency: currency.code, decimals: currency.decimals },
    profile: profileOf(member),
  };
  yield `{"success":true,"value":${JSON.stringify(head).slice(0, -1)}`;
  for (const table of MEMBER_TABLES) yield* list(table.name, rowsOf(parts, reader, table));
  const days = daysSince(member.registered_at, { zone: timeZone, now: at });
  yield* list('transactions', allTransactions(parts, reader, days));
  yield* list('rounds', allBets(parts, reader, days));
  yield '}}';
}

/** One list of the export, as chunks of JSON. */
async function* list(name: string, pieces: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`;
  let isFirst = true;
  for await (const rows of pieces) {
    if (rows.length === 0) continue;
    yield `${isFirst ? '' : ','}${rows.map((row) => JSON.stringify(row)).join(',')}`;
    isFirst = false;
  }
  yield ']';
}

async function* rowsOf(
  { database }: ExportParts,
  { site, memberId }: FileReader,
  table: MemberTable,
): AsyncGenerator<readonly Row[]> {
  const owner = { siteId: site.id, memberId };
  let place: readonly string[] | null = null;
  do {
    const after: readonly string[] | null = place;
    const piece: Piece = await database.forReading(site.id, (tx) => pieceOf(tx, owner, table, after));
    yield piece.rows;
    place = piece.place;
  } while (place !== null);
}

function profileOf(member: MemberRow): Row {
  return {
    ...{ memberId: member.member_id, account: member.account, nickname: member.nickname },
    ...{ email: member.email, emailVerifiedAt: member.email_verified_at },
    ...{ mobileNum: member.mobile_num, mobileVerifiedAt: member.mobile_verified_at },
    ...{ birthday: member.birthday, language: member.language, details: member.details },
    ...{ registeredAt: member.registered_at, registerAddress: member.register_address },
    ...{ registerUrl: member.register_url, frozenAt: member.frozen_at },
  };
}
