import type { PlayLimits } from '#contracts/generated/contracts.ts';
import { findExclusion, saveExclusion } from '#gateway/areas/money/repository/play-limits-repository.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { changeLimits, type LimitParts, MEMBER, NO_LIMIT } from './change-limits.ts';
import { LIFT_AFTER_MS } from './lift-permanent-exclusion.ts';

/**
 * Takes a member's wish to play again after a self-exclusion whose time is over, and which holds until then: it ends by
 * itself 24 hours later. Nothing happens where none waits for the wish.
 * @throws DomainError `self_exclusion_holds` before its time is over.
 */
export function askExclusionEnd(parts: LimitParts, site: PublishedSite, memberId: string): Promise<PlayLimits> {
  return changeLimits(parts, site, { memberId, news: 'playExclusionEndAsked', author: MEMBER }, async (tx, player) => {
    const current = await findExclusion(tx, player);
    if (!current?.ends_on_request || current.until_at === null) return null;
    if (new Date(current.until_at) > player.at) throw new DomainError('self_exclusion_holds');
    const until = new Date(player.at.getTime() + LIFT_AFTER_MS);
    await saveExclusion(tx, player, { from: new Date(current.from_at), until, isSelf: current.is_self });
    return { ...NO_LIMIT, what: 'endAsked', until_at: until.toISOString(), from_at: player.at.toISOString() };
  });
}
