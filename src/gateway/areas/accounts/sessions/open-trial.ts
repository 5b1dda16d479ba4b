import type { DeviceData } from '#contracts/generated/contracts.ts';
import { TRIAL_TYPE } from '#contracts/member-types.ts';
import { isModuleOn } from '#document/flags.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { addressBlocks } from '#gateway/kit/address-block.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { newMemberId } from '../members/member-ids.ts';
import { insertMember } from '../repository/member-repository.ts';
import { holdUses, scaledUsage, takeUses, type UsageLimit } from '../repository/usage-counts.ts';
import type { CaptchaSolution } from '../sign-in/captcha-service.ts';
import { type OpenedSession, openSession } from './open-session.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How many trial accounts an address opens in a day, and how many of them without a captcha. */
const TRIALS_PER_DAY = 20;
const TRIALS_WITHOUT_CAPTCHA = 3;

type TrialParts = Pick<AccountParts, 'database' | 'captchas' | 'rateLimitFactor' | 'clock'>;

/** A request for a trial account. */
interface AskedTrial {
  readonly visit: Visit;
  readonly deviceData: DeviceData | undefined;
  readonly solution: CaptchaSolution;
}

/**
 * Opens a trial account, which browses and has nothing of its own (specification, section 6, "Trial account").
 * @throws DomainError `feature_disabled` where the site has no free play; `captcha_required` once the address has
 *   opened a few; `too_many_requests` once the day's are spent.
 */
export async function openTrial(
  { database, captchas, rateLimitFactor: factor, clock }: TrialParts,
  site: PublishedSite,
  { visit, deviceData, solution }: AskedTrial,
): Promise<OpenedSession> {
  if (!isModuleOn(site.site.flags, 'FREEPLAY3')) throw new DomainError('feature_disabled');
  const now = clock();
  const memberId = newMemberId();
  const limits = trialLimits(visit.address);
  const opened = await database.forSite(site.id, async (tx) => {
    const before = await holdUses(tx, site.id, limits[0]?.subject ?? '', now);
    const isFree = before < Math.ceil(TRIALS_WITHOUT_CAPTCHA * factor);
    // Returned and not thrown: a captcha that was wrong stays used up.
    if (!isFree && !(await captchas.redeem(tx, site.id, solution)))
      return new DomainError('captcha_required', { captcha: true });
    await takeUses(tx, site.id, scaledUsage(limits, factor), now);
    const member = await insertMember(tx, site.id, {
      member_id: memberId,
      account: `trial-${memberId.toLowerCase()}`,
      type: TRIAL_TYPE,
      upline_id: null,
      nickname: null,
      password_hash: null,
      language: visit.language,
      details: jsonText({}),
      register_method: 'FREEPLAY',
      register_address: visit.address,
      registered_at: now.toISOString(),
    });
    return openSession(tx, site, { member, method: 'freeplay', entrance: 'player', visit, now, deviceData });
  });
  if (opened instanceof DomainError) throw opened;
  return opened;
}

/** The limits of an address, its own first. */
function trialLimits(address: string): readonly UsageLimit[] {
  return addressBlocks(address).map(({ block, share }) => ({
    subject: `trials ${block}`,
    most: TRIALS_PER_DAY * share,
    withinMs: DAY_MS,
  }));
}
