import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csvSheet } from './csv-sheet.ts';
import type { Cell, Sheet } from './sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

const columns = [
  { head: 'When', kind: 'moment' },
  { head: 'What, "so to say"', kind: 'text' },
  { head: 'Sum', kind: 'amount' },
  { head: 'Times', kind: 'count' },
  { head: 'Day', kind: 'day' },
] as const;

const sheetOf = (rows: Sheet['rows'], changes: Partial<Sheet> = {}): Sheet => ({
  ...{ title: 'A [sheet]', columns, rows, decimals: 2, isRightToLeft: false },
  ...changes,
});

async function* once(...rows: (readonly Cell[])[]) {
  yield rows;
}

const row: readonly Cell[] = ['2031-03-01T12:00:00.500', 'plain', '-12.50', '3', '2031-03-01'];

/** The files of an archive, read by its directory as programs do. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name, extra, comment] = [
      archive.readUInt32LE(at + 20),
      ...[28, 30, 32].map((n) => archive.readUInt16LE(at + n)),
    ];
    const method = archive.readUInt16LE(at + 10);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(begin, begin + (size ?? 0));
    const path = archive.toString('utf8', at + 46, at + 46 + (name ?? 0));
    files.set(path, (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

describe('a sheet as CSV', () => {
  it('is quoted as RFC 4180 says, with a mark that it is UTF-8', async () => {
    const written = (await buffer(csvSheet(sheetOf(once(row, [null, 'a "b",\r\nc', '1.00', null, null]))))).toString();
    expect(written).toBe(
      '\ufeffWhen,"What, ""so to say""",Sum,Times,Day\r\n' +
        '2031-03-01 12:00:00,plain,-12.50,3,2031-03-01\r\n' +
        ',"a ""b"",\r\nc",1.00,,\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=HYPERLINK("http://evil.example","click")'])(
    'has no formula where a text is %j, and leaves amounts alone',
    async (formula) => {
      const written = (await buffer(csvSheet(sheetOf(once(['', formula, '-5.00', null, null]))))).toString();
      const line = written.split('\r\n').slice(1).join('\r\n');
      expect(line).toMatch(/^,"?'/);
      expect(line).toContain(',-5.00,');
    },
  );
});

describe('a sheet as a workbook', () => {
  it('has numbers as numbers, dates as dates, and texts that are never formulas', async () => {
    const files = unzip(await buffer(xlsxSheet(sheetOf(once(row, [null, '=1+1 <&> \u0001"', '7.00', '1', null])))));
    expect([...files.keys()]).toEqual([
      ...['[Content_Types].xml', '_rels/.rels', 'xl/styles.xml', 'xl/worksheets/sheet1.xml', 'xl/workbook.xml'],
      'xl/_rels/workbook.xml.rels',
    ]);
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    // 1 March 2031 is day 47908 of Excel's calendar; half a second past noon is a little more than half of it.
    expect(sheet).toContain('<c s="4"><v>47908.500005787035</v></c>');
    expect(sheet).toContain('<c s="5"><v>47908</v></c>');
    expect(sheet).toContain('<c s="2"><v>-12.50</v></c><c s="3"><v>3</v></c>');
    expect(sheet).toContain('<is><t xml:space="preserve">=1+1 &lt;&amp;&gt; &quot;</t></is>');
    expect(sheet).not.toContain('<f>');
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="A  sheet " sheetId="1" r:id="rId1"/>');
    expect(files.get('xl/styles.xml')).toContain('formatCode="#,##0.00"');
  });

  it('opens from right to left where its reader reads so', async () => {
    const files = unzip(await buffer(xlsxSheet(sheetOf(once(row), { isRightToLeft: true }))));
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"');
  });

  it.skipIf(!hasPython())('is read by another program', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'marquee-sheet-'));
    const file = path.join(folder, 'a.xlsx');
    writeFileSync(file, await buffer(xlsxSheet(sheetOf(once(row)))));
    const script =
      'import sys, zipfile, xml.dom.minidom as m\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n' +
      '[m.parseString(z.read(n)) for n in z.namelist()]\nprint(len(z.namelist()))';
    expect(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }).trim()).toBe('6');
    rmSync(folder, { recursive: true });
  });
});

describe.each([
  ['CSV', csvSheet],
  ['a workbook', xlsxSheet],
] as const)('a long sheet as %s', (_, write: (sheet: Sheet) => Readable) => {
  it('is read only as fast as its reader takes it, and no further once he leaves', async () => {
    let pieces = 0;
    let isClosed = false;
    async function* endless() {
      try {
        for (;;) {
          pieces += 1;
          yield Array.from({ length: 500 }, (_one, index) => [
            '',
            `${pieces} ${index} ${Math.random()}`,
            '1.00',
            '1',
            null,
          ]);
        }
      } finally {
        isClosed = true;
      }
    }
    const stream = write(sheetOf(endless()));
    const chunks = stream[Symbol.asyncIterator]();
    for (let taken = 0; taken < 4; taken += 1) await chunks.next();
    await settled(() => pieces);
    expect(pieces).toBeGreaterThan(0);
    expect(pieces).toBeLessThan(100);
    stream.destroy();
    await settled(() => Number(isClosed));
    expect(isClosed).toBe(true);
  });

  it('fails where its rows fail', async () => {
    async function* broken() {
      yield [row];
      throw new Error('the database is away');
    }
    await expect(buffer(write(sheetOf(broken())))).rejects.toThrow('the database is away');
  });
});

/** Lets other work run until a figure stays. */
async function settled(figure: () => number): Promise<void> {
  let last = -1;
  for (let same = 0; same < 200; same = figure() === last ? same + 1 : 0) {
    last = figure();
    await setImmediate();
  }
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
