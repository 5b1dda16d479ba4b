import type { GrantBonus, GrantedBonus } from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { findBonusBySource, grantBonus } from '../repository/bonus-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { bonusSettings } from './bonus-settings.ts';

/** The largest turnover in minor units, which a bigint of the database still holds. */
const MOST_MINOR = 10n ** 18n;

interface Grant {
  readonly memberId: string;
  readonly asked: GrantBonus;
  /** The idempotency key of the request. */
  readonly key: string;
}

/**
 * Grants a bonus for an operator, once for each key: a repeat gets the first answer.
 * @throws DomainError `invalid_request` naming the field, `unknown_member`, `in_need_true_account`,
 *   `idempotency_mismatch`, `feature_disabled`.
 */
export async function grantByOperator(
  { database, onMoved, clock }: Pick<RewardParts, 'database' | 'onMoved' | 'clock'>,
  { id, site }: PublishedSite,
  { memberId, asked, key }: Grant,
): Promise<GrantedBonus> {
  const { spends } = bonusSettings(site);
  const { code: currency, decimals } = site.currency;
  const amountMinor = minorOf('amount', asked.amount, decimals);
  if (amountMinor * BigInt(asked.turnover) > MOST_MINOR)
    throw new DomainError('invalid_request', { fields: { amount: 'out_of_range' } });
  const terms = {
    amountMinor,
    requiredMinor: amountMinor * BigInt(asked.turnover),
    largestBetMinor: asked.largestBet === undefined ? null : minorOf('largestBet', asked.largestBet, decimals),
    days: asked.days,
    isFirst: spends === 'bonusFirst',
    reason: asked.reason,
  };
  const source = `operator ${key}`;
  const owner = { memberId, currency };
  const granted = await database.forSite(id, async (tx) => {
    const member = await findById(tx, id, memberId);
    if (member === undefined) throw new DomainError('unknown_member');
    if (isTrialType(member.type)) throw new DomainError('in_need_true_account');
    return grantBonus(tx, id, owner, { source, terms, at: clock() });
  });
  if (granted !== null) {
    onMoved(id, memberId);
    return { bonusId: granted };
  }
  const known = await database.forSite(id, (tx) => findBonusBySource(tx, id, memberId, source));
  const isSame =
    known?.granted_minor === `${terms.amountMinor}` &&
    known.required_minor === `${terms.requiredMinor}` &&
    known.largest_bet_minor === (terms.largestBetMinor === null ? null : `${terms.largestBetMinor}`) &&
    known.days === terms.days &&
    known.reason === terms.reason;
  if (!isSame) throw new DomainError('idempotency_mismatch');
  return { bonusId: known.bonus_id };
}

function minorOf(field: 'amount' | 'largestBet', amount: string, decimals: number): bigint {
  if ((amount.split('.')[1] ?? '').length > decimals)
    throw new DomainError('invalid_request', { fields: { [field]: 'wrong_format' } });
  const minor = decimalToMinor(amount, decimals);
  if (minor === 0n) throw new DomainError('invalid_request', { fields: { [field]: 'out_of_range' } });
  return minor;
}
