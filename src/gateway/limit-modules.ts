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
  /** Brings back what lies with vendors that keep wallets of their own. */
  readonly recall: (site: PublishedSite, memberId: string) => Promise<unknown>;
  readonly log: { warn(fields: object, message: string): void };
}

/** What stands in the log where a program on the gateway's own machine makes an operator's call. */
const MACHINE = 'operator token';

/** What members limit their play by, and operators for them. */
export function limitModules({ sites, recall, log, ...parts }: LimitModuleParts) {
  const recalls = new Set<Promise<void>>();

  const siteOf = ({ siteId }: SiteMemberParams): PublishedSite => {
    const site = sites.all().find(({ id }) => id === siteId);
    if (site === undefined) throw new DomainError('not_found');
    return site;
  };
  const authorOf = ({ account }: Operator, reason: string) => ({ operator: account ?? MACHINE, reason });

  /** Nobody waits for vendors: what one of them does not give back at once, the member recalls later. */
  const recallFor = (site: PublishedSite, memberId: string): void => {
    if (site.site.wallet.isSingle) return;
    const recalled = recall(site, memberId)
      .then(() => {})
      .catch((error: unknown) => log.warn({ err: error, site: site.id, memberId }, 'funds could not be recalled'))
      .finally(() => recalls.delete(recalled));
    recalls.add(recalled);
  };

  const own: OwnPlayLimits = {
    read: (site, memberId) => readPlayLimits(parts, site, memberId),
    set: (site, memberId, asked) => setOwnLimit(parts, site, memberId, asked),
    async exclude(site, memberId, asked) {
      const limits = await excludeOneself(parts, site, memberId, asked);
      recallFor(site, memberId);
      return limits;
    },
  };
  const ofMembers: LimitsOfMembers = {
    read: async (member) => readLimitsOf(parts, siteOf(member), member.memberId),
    set: async (member, { reason, ...asked }, by) =>
      setLimitOf(parts, siteOf(member), member.memberId, { asked, author: authorOf(by, reason) }),
    async exclude(member, { until, reason }, by) {
      const site = siteOf(member);
      const ends = until === null ? null : new Date(until);
      const told = await excludeMember(parts, site, member.memberId, { until: ends, author: authorOf(by, reason) });
      recallFor(site, member.memberId);
      return told;
    },
    lift: async (member, { reason }, by) =>
      liftExclusion(parts, siteOf(member), member.memberId, { operator: by.account, author: authorOf(by, reason) }),
  };
  return {
    own,
    ofMembers,
    /** Waits for what is under way. */
    async stop(): Promise<void> {
      await Promise.all(recalls);
    },
  };
}
