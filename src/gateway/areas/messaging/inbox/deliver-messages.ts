import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { holdUndelivered, keepDelivery, nextRecipients } from '../repository/operator-message-repository.ts';
import { notifyMembers } from './notify-member.ts';

const AT_ONCE = 200;

/** Dependencies of the delivery. */
export interface DeliveryParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly clock: () => Date;
}

/**
 * Delivers the messages of operators, some members at a time, each in one transaction with how far it came: every
 * member has a message once, also where a process ends in between.
 */
export async function deliverMessages(parts: DeliveryParts, stopping?: AbortSignal): Promise<void> {
  for (const { id } of parts.sites.all()) while (!stopping?.aborted && (await deliverSome(parts, id)));
}

/** @returns whether there was something to deliver. */
export async function deliverSome(
  { database, clock }: Pick<DeliveryParts, 'database' | 'clock'>,
  siteId: string,
): Promise<boolean> {
  return database.forSite(siteId, async (tx) => {
    const message = await holdUndelivered(tx, siteId);
    if (message === undefined) return false;
    const { operator_message_id: operatorMessageId, audience, after_member: after, sent_at } = message;
    const at = clock();
    const page = { after, until: new Date(sent_at), most: AT_ONCE };
    const members = await nextRecipients(tx, siteId, audience, page);
    await keepDelivery(tx, siteId, {
      ...{ operatorMessageId, afterMember: members.at(-1) ?? after, recipients: message.recipients + members.length },
      doneAt: members.length < AT_ONCE ? at : null,
    });
    await notifyMembers(
      tx,
      siteId,
      members.map((memberId) => ({ memberId, kind: 'operator', params: { operatorMessageId }, at })),
    );
    return true;
  });
}
