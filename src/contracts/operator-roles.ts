import type { OperatorGrant, OperatorRole } from './generated/contracts.ts';

/** Stands for every site, also those that are still to come. */
export const ALL_SITES = '*';

/**
 * The further roles that each role includes. Access to money and members must be granted explicitly, except to an
 * admin.
 */
const INCLUDED: Readonly<Record<OperatorRole, readonly OperatorRole[]>> = {
  viewer: [],
  editor: ['viewer', 'translator'],
  translator: ['viewer'],
  publisher: ['viewer', 'editor', 'translator'],
  cashier: [],
  support: [],
  auditor: ['viewer'],
  admin: ['viewer', 'editor', 'translator', 'publisher', 'cashier', 'support', 'auditor'],
};

/** Whether roles give anything at all on a site. */
export function hasRoleAt(grants: readonly OperatorGrant[], siteId: string): boolean {
  return grants.some((grant) => grant.siteId === ALL_SITES || grant.siteId === siteId);
}

/**
 * Whether roles allow what one of them is asked for on a site.
 * @param siteId `*` asks for all sites, which a role on one of them never gives.
 */
export function mayAct(grants: readonly OperatorGrant[], role: OperatorRole, siteId: string): boolean {
  return grants.some(
    (grant) =>
      (grant.siteId === ALL_SITES || grant.siteId === siteId) &&
      (grant.role === role || INCLUDED[grant.role].includes(role)),
  );
}
