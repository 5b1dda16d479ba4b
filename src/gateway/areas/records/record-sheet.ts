import { languages } from '#contracts/languages.ts';
import { message, type RecordMessageKey } from '#gateway/kit/messages/messages.ts';
import type { Cell, Sheet, SheetColumn } from '#gateway/kit/sheets/sheet.ts';
import type { RecordReader } from './record-parts.ts';

type Named<Prefix extends string> = RecordMessageKey extends infer Key
  ? Key extends `${Prefix}.${infer Name}`
    ? Name
    : never
  : never;

/** Records as a sheet in the language of its reader. Amounts are in the currency that the head names. */
export function sheetOf(
  { site, language }: Pick<RecordReader, 'site' | 'language'>,
  title: Named<'record.title'>,
  {
    columns,
    rows,
  }: {
    readonly columns: ReadonlyArray<readonly [head: Named<'record.head'>, kind: SheetColumn['kind']]>;
    readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
  },
): Sheet {
  const { code, decimals } = site.site.currency;
  return {
    title: message(`record.title.${title}`, language),
    columns: columns.map(([head, kind]) => {
      const words = message(`record.head.${head}`, language);
      const unit = kind === 'amount' ? code : kind === 'moment' ? site.site.timeZone : null;
      return { head: unit === null ? words : `${words} (${unit})`, kind };
    }),
    rows,
    decimals,
    isRightToLeft: languages[language].direction === 'rtl',
  };
}
