import type { GeneratedAlways } from 'kysely';
import type { TimestampColumn } from './column-types.ts';

/** The columns of a member's image, as the gateway drew it anew. */
export interface ImageColumns {
  site_id: string;
  member_id: string;
  /** Of the file that the member sent. */
  file_sha256: string;
  /** What the member's device called it. */
  name: string | null;
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Uint8Array;
  byte_count: GeneratedAlways<number>;
  created_at: TimestampColumn;
}
