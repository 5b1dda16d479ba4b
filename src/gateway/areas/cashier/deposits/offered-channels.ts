import { Temporal } from 'temporal-polyfill';
import type { ChannelSettings, OpeningHours } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** A channel as it stands for a member at a moment. */
export interface OfferedChannel {
  readonly channel: ChannelSettings;
  /** The least amount of the member's next deposit, a decimal. */
  readonly min: string;
  /** When it opens; null while it is open. */
  readonly closedUntil: Date | null;
}

/** What decides which channels a member may use. */
export interface ChannelUser {
  readonly hasDeposited: boolean;
  readonly at: Date;
}

/**
 * The channels of a site that a member may use, in the order of its document (specification, section 2, "Member
 * centre"). A channel of a provider that the gateway does not know is not offered.
 */
export function offeredChannels(
  { site }: Pick<PublishedSite, 'site'>,
  knows: (provider: string) => boolean,
  { hasDeposited, at }: ChannelUser,
): readonly OfferedChannel[] {
  return (site.cashier?.deposits.channels ?? [])
    .filter(({ provider }) => knows(provider))
    .filter((channel) => channel.for !== (hasDeposited ? 'newcomers' : 'returning'))
    .map((channel) => ({
      channel,
      min: hasDeposited ? channel.min : (channel.firstMin ?? channel.min),
      closedUntil: channel.hours === undefined ? null : closedUntil(channel.hours, site.timeZone, at),
    }));
}

/** When hours begin again; null within them. Hours that end before they begin last over midnight. */
function closedUntil({ from, until }: OpeningHours, zone: string, at: Date): Date | null {
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
  const time = now.toPlainTime();
  const [opens, closes] = [Temporal.PlainTime.from(from), Temporal.PlainTime.from(until)];
  const isAfterOpening = Temporal.PlainTime.compare(time, opens) >= 0;
  const isBeforeClosing = Temporal.PlainTime.compare(time, closes) < 0;
  const isOvernight = Temporal.PlainTime.compare(opens, closes) >= 0;
  if (isOvernight ? isAfterOpening || isBeforeClosing : isAfterOpening && isBeforeClosing) return null;
  const day = isAfterOpening ? now.toPlainDate().add({ days: 1 }) : now.toPlainDate();
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: opens }).epochMilliseconds);
}
