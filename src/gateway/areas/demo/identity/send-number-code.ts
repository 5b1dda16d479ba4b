import type { AccountParts } from '#gateway/areas/accounts/accounts.ts';
import { filledMessage } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { NumberCode } from './number-service.ts';

const MINUTE_MS = 60_000;

/** Sends the code of a demo's own service that verifies numbers, by the way that the site's text messages take. */
export async function sendNumberCode(
  { database, outbox, clock }: Pick<AccountParts, 'database' | 'outbox' | 'clock'>,
  published: PublishedSite,
  { number, code, minutes, language }: NumberCode,
): Promise<void> {
  const values = { site: published.site.name, code, minutes: String(minutes) };
  await database.forSite(published.id, (tx) =>
    outbox.enqueue(tx, published.id, {
      channel: 'sms',
      kind: 'verify',
      to: number,
      text: filledMessage('message.code', language, values),
      expiresAt: new Date(clock().getTime() + minutes * MINUTE_MS),
    }),
  );
  outbox.nudge(published.id);
}
