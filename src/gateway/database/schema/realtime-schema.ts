import type { ColumnType, GeneratedAlways } from 'kysely';
import type { JsonColumn } from '../json-column.ts';
import type { BigIntColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** The last event id of each audience. */
export interface EventCounterTable {
  site_id: string;
  /** A member's id, or `*` for everybody on the site. */
  audience: string;
  last_id: BigIntColumn;
  /** Events up to this one may be gone. */
  forgotten_id: ColumnType<string, number | undefined, number>;
}

/** Events pushed to open pages. */
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
  /** Selects the message's text. */
  kind: string;
  params: JsonColumn<Record<string, string>>;
  created_at: TimestampColumn;
  /** Null while the member has not opened it. */
  read_at: NullableTimestampColumn;
}
