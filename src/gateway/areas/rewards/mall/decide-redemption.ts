import type { OperatorRedemption } from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { notifyMember } from '#gateway/areas/messaging/messaging.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { POINTS, pointsSettings } from '../points/points-settings.ts';
import { holdItem, takePieces } from '../repository/point-item-repository.ts';
import { holdRedemption, noteDecision, type RedemptionRow } from '../repository/redemption-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { presentRedemption } from './mall-presenter.ts';

interface RedemptionDecision {
  readonly redemptionId: string;
  readonly status: 'approved' | 'rejected';
  /** The account of who decides. */
  readonly operator: string;
  readonly note: string;
}

/**
 * Decides a redemption, once. Approved, a bonus is paid to the main wallet and a thing is on its way. Rejected, its
 * points and pieces go back. All in one transaction with the decision and the member's message.
 * @throws DomainError `not_found`; `case_decided`; `invalid_request` naming `note`; `feature_disabled`.
 */
export async function decideRedemption(
  parts: RewardParts,
  site: PublishedSite,
  { redemptionId, status, operator, note: typed }: RedemptionDecision,
): Promise<OperatorRedemption> {
  pointsSettings(site);
  const note = typed.trim();
  if (note === '') throw new DomainError('invalid_request', { fields: { note: 'required' } });
  const at = parts.clock();
  const language = site.site.languages.default;
  const { row, account } = await parts.database.forSite(site.id, async (tx) => {
    const held = await holdRedemption(tx, site.id, redemptionId);
    if (held === undefined) throw new DomainError('not_found');
    if (held.status !== 'in_process') throw new DomainError('case_decided');
    const decided = await noteDecision(tx, site.id, redemptionId, { status, operator, note, decided_at: at });
    await (status === 'approved' ? pay(tx, site, decided) : giveBack(tx, site, decided));
    const member = await findById(tx, site.id, decided.member_id);
    await notifyMember(tx, site.id, {
      memberId: decided.member_id,
      kind: status === 'approved' ? 'redemptionApproved' : 'redemptionRejected',
      params: { count: `${decided.quantity}`, points: decided.points, note, item: nameOf(decided, language) },
      at,
    });
    return { row: decided, account: member?.account ?? '' };
  });
  if (status === 'approved' && row.bonus_minor !== null) parts.onMoved(site.id, row.member_id);
  return { memberId: row.member_id, account, operator: row.operator, ...presentRedemption(site, row, language) };
}

async function pay(tx: SiteTransaction, site: PublishedSite, row: RedemptionRow): Promise<void> {
  if (row.bonus_minor === null) return;
  const amount = BigInt(row.bonus_minor);
  await postTransfer(tx, site.id, {
    ...{ kind: 'points_bonus', currency: site.site.currency.code, reference: row.redemption_id },
    request: { scope: 'points bonus', key: row.redemption_id },
    lines: [
      { kind: 'house', amount: -amount },
      { kind: 'member', memberId: row.member_id, amount },
    ],
  });
}

async function giveBack(tx: SiteTransaction, site: PublishedSite, row: RedemptionRow): Promise<void> {
  // The item before the points, as redemptions do, so that the two never wait for each other.
  await holdItem(tx, site.id, row.item_id);
  await takePieces(tx, site.id, { itemId: row.item_id, count: -row.quantity });
  const amount = BigInt(row.points);
  await postTransfer(tx, site.id, {
    ...{ kind: 'points_return', currency: POINTS, reference: row.redemption_id },
    request: { scope: 'points return', key: row.redemption_id },
    lines: [
      { kind: 'house', amount: -amount },
      { kind: 'points', memberId: row.member_id, amount },
    ],
  });
}

const nameOf = (row: RedemptionRow, language: string): string =>
  row.names[language] ?? Object.values(row.names)[0] ?? row.item_id;
