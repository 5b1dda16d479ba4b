import type { ChangeMaintenance, ChangeRegion, SiteStatus } from '#contracts/generated/contracts.ts';
import { EVERYBODY, writeEvent } from '#gateway/areas/messaging/messaging.ts';
import type { StatusPart } from '#gateway/database/schema/site-status-schema.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import {
  holdKeptStatus,
  insertStatusChange,
  type KeptStatus,
  updateKeptStatus,
} from '../repository/site-status-repository.ts';
import { checkMaintenance, checkRegion } from './check-status-change.ts';
import { readSiteStatus, type StatusParts } from './read-site-status.ts';
import type { StatusBoard } from './status-board.ts';

interface ChangeParts extends StatusParts {
  readonly status: Pick<StatusBoard, 'forget'>;
}

/** The column of each part of a site's status. */
const COLUMNS = { switch: 'maintenance', plan: 'plan', region: 'region' } as const satisfies Record<
  StatusPart,
  keyof KeptStatus
>;

/**
 * Switches or plans a site's maintenance, or resets it to the document. Parts that are left out stay.
 * @param operator the account that is logged.
 * @throws DomainError `invalid_request` naming the fields.
 */
export async function changeMaintenance(
  parts: ChangeParts,
  site: PublishedSite,
  change: ChangeMaintenance,
  operator: string,
): Promise<SiteStatus> {
  checkMaintenance(site, change, parts.clock());
  const changed = (['switch', 'plan'] as const).filter((part) => change[part] !== undefined);
  return keep(parts, site, operator, changed, (kept) => ({
    ...kept,
    ...(change.switch !== undefined && { maintenance: change.switch }),
    ...(change.plan !== undefined && { plan: change.plan }),
  }));
}

/**
 * Sets a site's region rule, or resets it to the document.
 * @throws DomainError `invalid_request` naming the fields.
 */
export async function changeRegion(
  parts: ChangeParts,
  site: PublishedSite,
  { rule }: ChangeRegion,
  operator: string,
): Promise<SiteStatus> {
  checkRegion(site, rule);
  return keep(parts, site, operator, ['region'], (kept) => ({ ...kept, region: rule }));
}

/** Stores and logs a change, and tells open pages of members to reload their status, in one transaction. */
async function keep(
  parts: ChangeParts,
  site: PublishedSite,
  operator: string,
  changed: readonly StatusPart[],
  next: (kept: KeptStatus) => KeptStatus,
): Promise<SiteStatus> {
  const { database, status, clock } = parts;
  const { id, publication, revision } = site;
  const at = clock();
  await database.forSite(id, async (tx) => {
    const before = await holdKeptStatus(tx, id);
    const after = next(before);
    await updateKeptStatus(tx, id, after, at);
    for (const what of changed) {
      const column = COLUMNS[what];
      await insertStatusChange(tx, id, { what, before: before[column], after: after[column] }, { operator, at });
    }
    await writeEvent(tx, id, EVERYBODY, { type: 'siteUpdated', payload: { publication, revision } }, at);
  });
  status.forget(id);
  return readSiteStatus(parts, site);
}
