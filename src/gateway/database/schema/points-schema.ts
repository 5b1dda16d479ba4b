import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from '../json-column.ts';
import type {
  BigIntColumn,
  IdentityColumn,
  NullableBigIntColumn,
  NullableTimestampColumn,
  TimestampColumn,
} from './column-types.ts';

type Texts = Readonly<Record<string, string>>;

/** What points are redeemed for. */
export interface PointItemTable {
  site_id: string;
  item_id: IdentityColumn;
  names: JsonColumn<Texts>;
  descriptions: JsonColumn<Texts>;
  /** A file of the site, such as `assets/point-guitar.webp`. */
  picture: string | null;
  /** The price of one. */
  points: BigIntColumn;
  required_deposits_minor: NullableBigIntColumn;
  /** Null for a thing, which is sent to an address. */
  bonus_minor: NullableBigIntColumn;
  per_member: number | null;
  /** How many there are in all; null for any number. */
  quantity: number | null;
  taken: Generated<number>;
  state: 'shown' | 'hidden';
  position: number;
  /** The account of the operator. */
  changed_by: string;
  changed_at: TimestampColumn;
}

/** What a member redeems points for. */
export interface PointRedemptionTable {
  site_id: string;
  redemption_id: IdentityColumn;
  member_id: string;
  item_id: BigIntColumn;
  names: JsonColumn<Texts>;
  quantity: number;
  /** Of all of them. */
  points: BigIntColumn;
  /** Of the member, right after it. */
  points_left: BigIntColumn;
  bonus_minor: NullableBigIntColumn;
  address: string | null;
  remark: string | null;
  status: ColumnType<'in_process' | 'approved' | 'rejected', 'in_process' | undefined, 'approved' | 'rejected'>;
  request_key: string;
  request_digest: string;
  asked_at: TimestampColumn;
  /** The account of who decided it. */
  operator: ColumnType<string | null, string | undefined, string>;
  note: ColumnType<string | null, string | undefined, string>;
  decided_at: NullableTimestampColumn;
}

/** The points mall. */
export interface PointsSchema {
  point_item: PointItemTable;
  point_redemption: PointRedemptionTable;
}
