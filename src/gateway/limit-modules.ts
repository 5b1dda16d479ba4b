import type { SiteMemberParams } from '#contracts/generated/contracts.ts';
import type { PublishedSite, SiteDirectory } from './documents/published-site.ts';
import { DomainError } from './domain-error.ts';
import type { LimitsOfMembers } from './modules/limits/member-limits-routes.ts';
import type { OwnPlayLimits } from './modules/limits/play-limits-routes.ts';
import type { Operator } from './plugins/operator-access.ts';
import {
  excludeMember,
  excludeOneself,
  type LimitParts,
  liftExclusion,
  readLimitsOf,
  readPlayLimits,
  setLimitOf,
  setOwnLimit,
} from './workflows/limit-play.ts';

interface LimitModuleParts extends LimitParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
}

/** What stands in the log where a program on the gateway's own machine makes an operator's call. */
const MACHINE = 'operator token';

/** What members limit their play by, and operators for them. */
export function limitModules({ sites, ...parts }: LimitModuleParts) {
  const siteOf = ({ siteId }: SiteMemberParams): PublishedSite => {
    const site = sites.all().find(({ id }) => id === siteId);
    if (site === undefined) throw new DomainError('not_found');
    return site;
  };
  const authorOf = ({ account }: Operator, reason: string) => ({ operator: account ?? MACHINE, reason });

  const own: OwnPlayLimits = {
    read: (site, memberId) => readPlayLimits(parts, site, memberId),
    set: (site, memberId, asked) => setOwnLimit(parts, site, memberId, asked),
    exclude: (site, memberId, asked) => excludeOneself(parts, site, memberId, asked),
  };
  const ofMembers: LimitsOfMembers = {
    read: async (member) => readLimitsOf(parts, siteOf(member), member.memberId),
    set: async (member, { reason, ...asked }, by) =>
      setLimitOf(parts, siteOf(member), member.memberId, { asked, author: authorOf(by, reason) }),
    exclude: async (member, { until, reason }, by) =>
      excludeMember(parts, siteOf(member), member.memberId, {
        until: until === null ? null : new Date(until),
        author: authorOf(by, reason),
      }),
    lift: async (member, { reason }, by) => {
      const { account, createdAt } = by;
      const operator = account === null || createdAt === null ? null : { account, createdAt };
      return liftExclusion(parts, siteOf(member), member.memberId, { operator, author: authorOf(by, reason) });
    },
  };
  return { own, ofMembers };
}
