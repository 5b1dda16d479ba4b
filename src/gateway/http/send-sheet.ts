import type { FastifyReply } from 'fastify';
import { csvSheet } from '#gateway/kit/sheets/csv-sheet.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import { xlsxSheet } from '#gateway/kit/sheets/xlsx-sheet.ts';

/** The kinds of files that records come as. */
export type SheetFile = 'csv' | 'xlsx';

const TYPES: Readonly<Record<SheetFile, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Answers with a sheet as a file. It is written as fast as the client takes it, and its reading ends with the
 * connection. A failure on the way cuts the answer off, so that no part of a file looks like the whole.
 * @param name of the file, without its ending: letters, digits, hyphens.
 */
export function sendSheet(
  reply: FastifyReply,
  { as, name, sheet }: { readonly as: SheetFile; readonly name: string; readonly sheet: Sheet },
): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}.${as}"`)
    .header('cache-control', 'no-store')
    .type(TYPES[as])
    .send(as === 'csv' ? csvSheet(sheet) : xlsxSheet(sheet));
}
