import type { Maintenance, MaintenancePlan, RegionRule } from '#contracts/generated/contracts.ts';
import type { NullableJsonColumn } from '../json-column.ts';
import type { DefaultTimestampColumn, IdentityColumn, TimestampColumn } from './column-types.ts';

/** Maintenance and regions, as operators decide. */
export interface SiteStatusSchema {
  site_status: SiteStatusTable;
  site_status_change: SiteStatusChangeTable;
}

/** What operators decided about a site. Each part overrides the site's document while it is set. */
export interface SiteStatusTable {
  site_id: string;
  /** The switch, on or off. */
  maintenance: NullableJsonColumn<Maintenance>;
  plan: NullableJsonColumn<MaintenancePlan>;
  region: NullableJsonColumn<RegionRule>;
  updated_at: DefaultTimestampColumn;
}

/** What a change of a site's status was about. */
export type StatusPart = 'switch' | 'plan' | 'region';

/** A change of a site's status, kept for good. */
export interface SiteStatusChangeTable {
  site_id: string;
  change_id: IdentityColumn;
  at: TimestampColumn;
  operator: string;
  what: StatusPart;
  value_before: NullableJsonColumn<object>;
  value_after: NullableJsonColumn<object>;
}
