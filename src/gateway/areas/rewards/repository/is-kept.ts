import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a member may neither play nor be rewarded now: frozen, or excluded from play.
 * @param site a reference to a column with the site, and `member` one with the member's id.
 */
export const isKept = (site: string, member: string, at: Date): RawBuilder<boolean> => sql<boolean>`
  (exists (select from member k where k.site_id = ${sql.ref(site)} and k.member_id = ${sql.ref(member)}
      and k.frozen_at is not null)
  or exists (select from play_exclusion e where e.site_id = ${sql.ref(site)} and e.member_id = ${sql.ref(member)}
    and e.from_at <= ${at.toISOString()}::timestamptz
    and (e.until_at is null or e.until_at > ${at.toISOString()}::timestamptz or e.ends_on_request)))`;
