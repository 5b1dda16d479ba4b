import type { ColumnType, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../json-column.ts';
import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** How far the events of an audience have come. */
export interface EventCounterTable {
  site_id: string;
  /** A member's id, or `*` for everybody on the site. */
  audience: string;
  last_id: BigIntColumn;
  /** Events up to this one may be gone. */
  forgotten_id: ColumnType<string, number | undefined, number>;
}

/** What open pages are told. */
export interface MemberEventTable {
  site_id: string;
  audience: string;
  event_id: BigIntColumn;
  type: string;
  payload: JsonColumn<object>;
  at: TimestampColumn;
}

/** A message to a member. */
export interface MemberMessageTable {
  site_id: string;
  message_id: GeneratedAlways<string>;
  member_id: string;
  /** Which words it has. */
  kind: string;
  params: JsonColumn<Record<string, string>>;
  created_at: TimestampColumn;
  /** Null while the member has not opened it. */
  read_at: NullableTimestampColumn;
}
