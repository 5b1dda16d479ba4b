import type { ColumnType, Generated } from 'kysely';
import type { IdentityColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';
import type { ImageColumns } from './image-columns.ts';

type ChatState = 'waiting' | 'open' | 'closed';
type ChatAuthor = 'member' | 'operator' | 'system';

/** A member's chat with customer service. */
export interface ChatTable {
  site_id: string;
  chat_id: IdentityColumn;
  member_id: string;
  state: ChatState;
  /** The operator's account; null while it waits. */
  operator: ColumnType<string | null, string | undefined, string | null>;
  /** The name that the member sees. */
  operator_name: ColumnType<string | null, string | undefined, string | null>;
  last_no: Generated<number>;
  read_no: Generated<number>;
  /** 1 to 5; null until the member has rated it. */
  rating: ColumnType<number | null, number | undefined, number>;
  opened_at: TimestampColumn;
  claimed_at: NullableTimestampColumn;
  closed_at: NullableTimestampColumn;
  /** When the member last wrote without having sent it yet. */
  member_typing_at: NullableTimestampColumn;
}

/** What is said in a chat, numbered from 1. */
export interface ChatMessageTable {
  site_id: string;
  chat_id: string;
  message_no: number;
  author: ChatAuthor;
  client_id: string | null;
  /** A system message's is its kind, `joined` or `closed`; empty for an image. */
  text: string;
  at: TimestampColumn;
}

/** An image or a PDF file that a member sent, by the message that it is. A PDF has no width and height: they are 0. */
export interface ChatImageTable extends Omit<ImageColumns, 'media_type'> {
  media_type: ImageColumns['media_type'] | 'application/pdf';
  chat_id: string;
  message_no: number;
}

/** Live chat. */
export interface ChatSchema {
  chat: ChatTable;
  chat_message: ChatMessageTable;
  chat_image: ChatImageTable;
}
