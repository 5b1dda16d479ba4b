import { Readable } from 'node:stream';
import type { Cell, Sheet, SheetColumn } from './sheet.ts';

/** Without it Excel takes UTF-8 for the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff';
/** What makes a spreadsheet take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A sheet as CSV (RFC 4180) in UTF-8. A text that begins like a formula gets an apostrophe before it. */
export function csvSheet(sheet: Sheet): Readable {
  return Readable.from(lines(sheet), { objectMode: false });
}

async function* lines({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${columns.map(({ head }) => quoted(head)).join(',')}\r\n`;
  for await (const piece of rows) {
    let text = '';
    for (const row of piece)
      text += `${columns.map((column, index) => cell(column, row[index] ?? null)).join(',')}\r\n`;
    if (text !== '') yield text;
  }
}

function cell({ kind }: SheetColumn, value: Cell): string {
  if (value === null) return '';
  // The time of a clock: its seconds are enough, and spreadsheets read it with a space.
  if (kind === 'moment') return value.slice(0, 19).replace('T', ' ');
  if (kind !== 'text') return value;
  return quoted(FORMULA.test(value) ? `'${value}` : value);
}

const quoted = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
