import {
  confirmLift,
  dropLift,
  type ExclusionLiftRow,
  findLift,
  insertLift,
} from '#gateway/areas/money/repository/exclusion-lift-repository.ts';
import {
  type PlayExclusionRow,
  type Player,
  saveExclusion,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** An exclusion does not end sooner after it was asked for: the first operator, or the member where it may. */
export const LIFT_AFTER_MS = 24 * 60 * 60 * 1_000;

/** The result of a call to lift an exclusion. `from` is when the member may play again. */
export type LiftStep = { readonly step: 'asked' } | { readonly step: 'confirmed'; readonly from: Date };

/** The account of an operator who takes a step. */
export interface LiftingOperator {
  readonly account: string;
  /** RFC 3339. */
  readonly createdAt: string;
}

/** A self-exclusion lasts half a year at least, whoever agrees to its end. */
const SELF_FOR_DAYS = 183;

/** When an exclusion ends that operators agreed to lift. */
export function liftedFrom(
  { asked_at }: Pick<ExclusionLiftRow, 'asked_at'>,
  { is_self, from_at }: Pick<PlayExclusionRow, 'is_self' | 'from_at'>,
): Date {
  const asked = Date.parse(asked_at) + LIFT_AFTER_MS;
  return new Date(is_self ? Math.max(asked, Date.parse(from_at) + SELF_FOR_DAYS * 86_400_000) : asked);
}

/**
 * Takes one of the two steps by which a permanent exclusion ends: the first operator asks, a second one confirms, and
 * it ends 24 hours after the asking at the earliest. Both need accounts: the token of the gateway's machine names no
 * person.
 * @param operator null for the machine.
 * @throws DomainError `second_operator_required` for whoever asked, for the machine, and for an account that was
 *   created after the asking: whoever asked may have created it for this.
 */
export async function liftPermanentExclusion(
  tx: SiteTransaction,
  player: Player,
  exclusion: PlayExclusionRow,
  { operator, reason }: { readonly operator: LiftingOperator | null; readonly reason: string },
): Promise<LiftStep> {
  if (operator === null) throw new DomainError('second_operator_required');
  const asked = await findLift(tx, player);
  if (asked === undefined) {
    await insertLift(tx, player, { by: operator.account, at: player.at, reason });
    return { step: 'asked' };
  }
  if (asked.asked_by === operator.account || Date.parse(operator.createdAt) >= Date.parse(asked.asked_at))
    throw new DomainError('second_operator_required');
  await confirmLift(tx, player, { by: operator.account, at: player.at });
  const from = new Date(Math.max(liftedFrom(asked, exclusion).getTime(), player.at.getTime()));
  await saveExclusion(tx, player, { from: new Date(exclusion.from_at), until: from, isSelf: exclusion.is_self });
  return { step: 'confirmed', from };
}

/** Whether operators agreed to end the exclusion, so that nobody can end it sooner alone. */
export async function isLiftAgreed(tx: SiteTransaction, player: Player): Promise<boolean> {
  return (await findLift(tx, player))?.confirmed_by != null;
}

/** Forgets what was asked: the member is excluded anew. @returns whether somebody had asked. */
export const cancelLift = (tx: SiteTransaction, player: Player): Promise<boolean> => dropLift(tx, player);
