/** A cell of a sheet; null is empty. What it is, its column says. */
export type Cell = string | null;

/** A column of a sheet, and what its cells hold. */
export interface SheetColumn {
  readonly head: string;
  /**
   * `text` as it stands; `amount` a decimal; `count` a whole number; `moment` the time of a clock without its zone
   * (`2026-03-01T09:30:00.123`); `day` a date (`2026-03-01`).
   */
  readonly kind: 'text' | 'amount' | 'count' | 'moment' | 'day';
}

/** A table that is written as it is read, so that its length costs no memory. */
export interface Sheet {
  /** The name of the sheet in a workbook. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** Rows in pieces, as they come from the database. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Decimals of an amount. */
  readonly decimals: number;
  readonly isRightToLeft: boolean;
}
