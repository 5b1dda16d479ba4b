/** The tables that are kept by month, in the order in which they are archived. */
export const MONTH_TABLES = [
  'ledger_transfer',
  'wallet_action_detail',
  'game_round',
  'vendor_call',
  'significant_event',
  'lottery_ticket',
] as const;

export type MonthTable = (typeof MONTH_TABLES)[number];

/** A month as the archive names it: `2026-03`. */
export type Month = string;

export const isMonth = (text: string): text is Month => /^20[0-9]{2}-(0[1-9]|1[0-2])$/.test(text);

/** The partition of a month. */
export const partitionOf = (table: MonthTable, month: Month): string => `${table}_${month.replace('-', '_')}`;

/** The first day of a month, as the database reads it. */
export const firstDayOf = (month: Month): string => `${month}-01`;
