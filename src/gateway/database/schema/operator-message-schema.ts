import type { Generated } from 'kysely';
import type { MessageAudience, TextByLanguage } from '#contracts/generated/contracts.ts';
import type { JsonColumn } from '../json-column.ts';
import type { IdentityColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';

/** A message of an operator to members. */
export interface OperatorMessageTable {
  site_id: string;
  operator_message_id: IdentityColumn;
  sent_at: TimestampColumn;
  /** Null while some members do not have it. */
  done_at: NullableTimestampColumn;
  recipients: Generated<number>;
  /** Members up to it have it. */
  after_member: Generated<string>;
  /** The account of the operator. */
  sent_by: string;
  /** Of the request that sent it. */
  request_key: string;
  audience: JsonColumn<MessageAudience>;
  subject: JsonColumn<TextByLanguage>;
  body: JsonColumn<TextByLanguage>;
}

/** Messages of operators. */
export interface OperatorMessageSchema {
  operator_message: OperatorMessageTable;
}
