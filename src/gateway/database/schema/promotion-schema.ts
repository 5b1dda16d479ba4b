import type { Generated } from 'kysely';
import type { IdentityColumn, NullableTimestampColumn, TimestampColumn } from './column-types.ts';
import type { ImageColumns } from './image-columns.ts';

export type ApplicationState = 'draft' | 'sent' | 'review' | 'approved' | 'rejected';

/** An application of a member to a promotion. */
export interface PromotionApplicationTable {
  site_id: string;
  application_id: IdentityColumn;
  member_id: string;
  /** An announcement of the site's documents. */
  promotion_id: string;
  /** A draft has images, and was not sent. */
  state: Generated<ApplicationState>;
  comment: Generated<string>;
  created_at: TimestampColumn;
  sent_at: NullableTimestampColumn;
  /** When an operator began to look at it. */
  taken_at: NullableTimestampColumn;
  decided_at: NullableTimestampColumn;
  /** The account of who took or decided it. */
  operator: string | null;
  /** A `RejectionReason`, of a rejected one alone. */
  reason: string | null;
  note: string | null;
}

/** An image of an application. */
export interface PromotionImageTable extends ImageColumns {
  application_id: string;
  /** 1 to 3. */
  number: number;
}

/** A member who wants a message when a promotion begins; gone once it is sent. */
export interface PromotionReminderTable {
  site_id: string;
  member_id: string;
  promotion_id: string;
  asked_at: TimestampColumn;
}

/** Promotions. */
export interface PromotionSchema {
  promotion_application: PromotionApplicationTable;
  promotion_image: PromotionImageTable;
  promotion_reminder: PromotionReminderTable;
}
