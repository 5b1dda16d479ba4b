import type { RaffleSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** @throws DomainError `feature_disabled` where the site has no raffle. */
export function raffleSettings({ raffle }: Pick<SiteDocument, 'raffle'>): RaffleSettings {
  if (raffle === undefined) throw new DomainError('feature_disabled');
  return raffle;
}

/** When a raffle counts and draws. */
export const raffleHours = ({ every, drawnAtHour }: RaffleSettings) => ({ period: every, paidAtHour: drawnAtHour });

/** What a ticket is given for, in minor units of stakes. */
export const ticketMinor = ({ per }: RaffleSettings, { decimals }: SiteDocument['currency']): bigint =>
  decimalToMinor(per, decimals);
