import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, Sheet, SheetColumn } from './sheet.ts';

/** A workbook takes 1,048,576 rows in a sheet, its head among them. The rest goes to further sheets. */
const ROWS_OF_A_SHEET = 1_000_000;
/** Excel refuses other letters in a sheet's name, and longer ones. */
const NOT_IN_TITLE = /[[\]*?/\\:]/g;
const LONGEST_TITLE = 28;
const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar, as it counts since March 1900. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
/** The styles of cells by their place in `xl/styles.xml`. */
const STYLES = { text: 0, head: 1, amount: 2, count: 3, moment: 4, day: 5 } as const;

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A sheet as a workbook (ECMA-376), written as its rows come: amounts are numbers, times and days are dates, texts are
 * texts and never formulas. Destroying the stream ends the reading.
 */
export function xlsxSheet(sheet: Sheet): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const writing = { sheets: 0 };
  const rows = new RowReader(sheet.rows);
  out.once('close', () => void rows.stop());
  write(zip, sheet, rows, writing).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

async function write(zip: ZipFile, sheet: Sheet, rows: RowReader, writing: { sheets: number }): Promise<void> {
  const add = (path: string, text: string): void => zip.addBuffer(Buffer.from(HEADER + text), path);
  add('[Content_Types].xml', contentTypes());
  add('_rels/.rels', relations([['rId1', 'officeDocument', 'xl/workbook.xml']]));
  add('xl/styles.xml', styles(sheet.decimals));
  do {
    writing.sheets += 1;
    const part = Readable.from(sheetXml(sheet, rows), { objectMode: false });
    const isWritten = new Promise<void>((resolve, reject) => {
      part.once('error', reject);
      part.once('close', resolve);
    });
    zip.addReadStream(part, `xl/worksheets/sheet${writing.sheets}.xml`);
    await isWritten;
  } while (await rows.hasMore());
  const numbers = Array.from({ length: writing.sheets }, (_, index) => index + 1);
  const title = sheet.title.replaceAll(NOT_IN_TITLE, ' ').slice(0, LONGEST_TITLE);
  const names = numbers.map(
    (n) => `<sheet name="${escaped(n === 1 ? title : `${title} ${n}`)}" sheetId="${n}" r:id="rId${n}"/>`,
  );
  add('xl/workbook.xml', `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`);
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...numbers.map((n) => [`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`] as const),
      [`rId${writing.sheets + 1}`, 'styles', 'styles.xml'],
    ]),
  );
  zip.end();
}

/** Reads rows piece by piece, across the sheets. */
class RowReader {
  readonly #pieces: AsyncIterator<readonly (readonly Cell[])[]>;
  #piece: readonly (readonly Cell[])[] = [];
  #isOver = false;

  constructor(rows: Sheet['rows']) {
    this.#pieces = rows[Symbol.asyncIterator]();
  }

  /** Up to `most` of the next rows; none at the end. */
  async next(most: number): Promise<readonly (readonly Cell[])[]> {
    if (!(await this.hasMore())) return [];
    const taken = this.#piece.slice(0, most);
    this.#piece = this.#piece.slice(most);
    return taken;
  }

  async hasMore(): Promise<boolean> {
    while (this.#piece.length === 0 && !this.#isOver) {
      const { done, value } = await this.#pieces.next();
      if (done) this.#isOver = true;
      else this.#piece = value;
    }
    return this.#piece.length > 0;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#piece = [];
    await this.#pieces.return?.();
  }
}

async function* sheetXml({ columns, isRightToLeft }: Sheet, rows: RowReader): AsyncGenerator<string> {
  const view = `<sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  const widths = columns.map(({ kind }, index) => {
    const width = kind === 'text' ? 28 : kind === 'moment' ? 20 : 14;
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const heads = columns.map(({ head }) => textCell(head, STYLES.head));
  yield `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews><cols>${widths.join('')}</cols><sheetData><row>${heads.join('')}</row>`;
  let left = ROWS_OF_A_SHEET;
  for (;;) {
    const piece = await rows.next(left);
    if (piece.length === 0) break;
    left -= piece.length;
    let text = '';
    for (const row of piece)
      text += `<row>${columns.map((column, index) => cell(column, row[index] ?? null)).join('')}</row>`;
    yield text;
    if (left === 0) break;
  }
  yield '</sheetData></worksheet>';
}

function cell({ kind }: SheetColumn, value: Cell): string {
  if (value === null || value === '') return '<c/>';
  if (kind === 'text') return textCell(value, STYLES.text);
  const number = kind === 'moment' || kind === 'day' ? serialOf(value) : value;
  return `<c s="${STYLES[kind]}"><v>${number}</v></c>`;
}

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Days since Excel's epoch, as the clock of the value shows them. */
const serialOf = (clock: string): number =>
  (Date.parse(clock.length === 10 ? `${clock}T00:00:00Z` : `${clock}Z`) - EPOCH_MS) / DAY_MS;

/** A text in XML, without the characters that XML cannot hold. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Sheets are the default, so that their number need not be known at the start. */
function contentTypes(): string {
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;
}

function relations(targets: ReadonlyArray<readonly [id: string, kind: string, target: string]>): string {
  const each = targets.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function styles(decimals: number): string {
  const amount = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  const formats = [
    [164, amount],
    [165, 'yyyy\\-mm\\-dd hh:mm:ss'],
    [166, 'yyyy\\-mm\\-dd'],
  ].map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`);
  const fonts = '<font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>';
  // In the order of STYLES.
  const cells = [
    [0, 0],
    [0, 1],
    [164, 0],
    [3, 0],
    [165, 0],
    [166, 0],
  ].map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  );
  return `<styleSheet xmlns="${MAIN}"><numFmts count="3">${formats.join('')}</numFmts><fonts count="2">${fonts}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
}
