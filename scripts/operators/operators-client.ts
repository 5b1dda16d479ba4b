import type { JWK } from 'jose';
import type {
  ApproveApplication,
  ChatSaying,
  DecideIdentityCheck,
  HeldReferral,
  HeldReferrals,
  InviteOperator,
  MemberIdentity,
  MessageAudience,
  NewOperator,
  OperatorAccount,
  OperatorAccounts,
  OperatorApplication,
  OperatorApplications,
  OperatorCase,
  OperatorCases,
  OperatorChat,
  OperatorChats,
  OperatorGrant,
  OperatorLink,
  OperatorMessage,
  OperatorMessages,
  OperatorRedemption,
  OperatorRedemptions,
  PendingIdentityChecks,
  PointItem,
  PointItems,
  PublicKeys,
  RecipientCount,
  RejectApplication,
  SavePointItem,
  SendOperatorMessage,
  StoredWebhook,
  StoredWebhooks,
} from '#contracts/generated/contracts.ts';
import { sealBody } from '#contracts/seal-body.ts';
import { operatorCall } from '#scripts/revisions/operator-call.ts';

const OPERATORS = '/wps/operator/operators';

/** An operator's calls to a running gateway: accounts of operators, and decisions. */
export type OperatorsClient = ReturnType<typeof operatorsClient>;

/** @param origin of the gateway, such as `http://localhost:8080`. */
export function operatorsClient(origin: string, token: string) {
  const { call, value } = operatorCall(origin, token);

  /** A compact JWE to the first key that the gateway publishes: passwords travel in nothing else. */
  async function sealed(body: object): Promise<string> {
    const { keys } = await value<PublicKeys>('GET', '/wps/system/keys');
    const key = keys[0] as JWK | undefined;
    if (key === undefined) throw new Error('the gateway publishes no key to encrypt to');
    return sealBody(key, body);
  }

  return {
    list: () => value<OperatorAccounts>('GET', OPERATORS),
    add: async (operator: NewOperator) => value<OperatorAccount>('POST', OPERATORS, await sealed(operator)),
    invite: (asked: InviteOperator) => value<OperatorLink>('POST', `${OPERATORS}/invitations`, asked),
    renewLink: (operatorId: string) => value<OperatorLink>('POST', `${OPERATORS}/${operatorId}/link`),
    enable: (operatorId: string) => value<OperatorAccount>('POST', `${OPERATORS}/${operatorId}/enable`),
    disable: (operatorId: string) => value<OperatorAccount>('POST', `${OPERATORS}/${operatorId}/disable`),
    /** The first hundred requests of a site in a state. */
    cases: (site: string, state: string) =>
      value<OperatorCases>('GET', `/wps/operator/sites/${site}/cases?pageSize=100&state=${encodeURIComponent(state)}`),
    decide: (
      verb: 'approve' | 'reject',
      { site, caseId, ...decided }: { site: string; caseId: string; received: string; reason: string },
    ) => value<OperatorCase>('POST', `/wps/operator/sites/${site}/cases/${caseId}/${verb}`, decided),
    claim: ({ site, caseId }: { site: string; caseId: string }) =>
      value<OperatorCase>('POST', `/wps/operator/sites/${site}/cases/${caseId}/claim`),
    /** The latest hundred webhooks of a site, of one outcome or of all. */
    webhooks: (site: string, outcome?: string) =>
      value<StoredWebhooks>(
        'GET',
        `/wps/operator/sites/${site}/webhooks?pageSize=100${outcome === undefined ? '' : `&outcome=${encodeURIComponent(outcome)}`}`,
      ),
    replay: ({ site, provider, eventId }: { site: string; provider: string; eventId: string }) =>
      value<StoredWebhook>(
        'POST',
        `/wps/operator/sites/${site}/webhooks/${provider}/${encodeURIComponent(eventId)}/replay`,
      ),
    /** Live chats that wait or are open. */
    chats: (site: string) => value<OperatorChats>('GET', `/wps/operator/sites/${site}/chats`),
    claimChat: (site: string, chatId: string) =>
      value<OperatorChat>('POST', `/wps/operator/sites/${site}/chats/${encodeURIComponent(chatId)}/claim`),
    sayInChat: (site: string, chatId: string, saying: ChatSaying) =>
      value<OperatorChat>('POST', `/wps/operator/sites/${site}/chats/${encodeURIComponent(chatId)}/messages`, saying),
    closeChat: (site: string, chatId: string) =>
      value<OperatorChat>('POST', `/wps/operator/sites/${site}/chats/${encodeURIComponent(chatId)}/close`),
    /** An image by its address. */
    async image(url: string): Promise<{ readonly bytes: Uint8Array; readonly type: string }> {
      const answer = await call('GET', url);
      return {
        bytes: new Uint8Array(await answer.arrayBuffer()),
        type: answer.headers.get('content-type') ?? '',
      };
    },
    /** The items of the points mall, hidden ones among them. */
    pointItems: (site: string) => value<PointItems>('GET', `/wps/operator/sites/${site}/pointItems`),
    addPointItem: (site: string, item: SavePointItem) =>
      value<PointItem>('POST', `/wps/operator/sites/${site}/pointItems`, item),
    changePointItem: (site: string, itemId: string, item: SavePointItem) =>
      value<PointItem>('PUT', `/wps/operator/sites/${site}/pointItems/${encodeURIComponent(itemId)}`, item),
    /** The first hundred redemptions of a status. */
    redemptions: (site: string, status: string) =>
      value<OperatorRedemptions>(
        'GET',
        `/wps/operator/sites/${site}/redemptions?pageSize=100&status=${encodeURIComponent(status)}`,
      ),
    decideRedemption: (
      verb: 'approve' | 'reject',
      { site, redemptionId, note }: { site: string; redemptionId: string; note: string },
    ) =>
      value<OperatorRedemption>(
        'POST',
        `/wps/operator/sites/${site}/redemptions/${encodeURIComponent(redemptionId)}/${verb}`,
        { note },
      ),
    /** The latest hundred messages to members. */
    messages: (site: string) => value<OperatorMessages>('GET', `/wps/operator/sites/${site}/messages?pageSize=100`),
    countRecipients: (site: string, audience: MessageAudience) =>
      value<RecipientCount>('POST', `/wps/operator/sites/${site}/messages/recipients`, { audience }),
    sendMessage: (site: string, message: SendOperatorMessage, key: string) =>
      value<OperatorMessage>('POST', `/wps/operator/sites/${site}/messages`, message, { 'Idempotency-Key': key }),
    /** A page of a hundred applications to promotions of a state. */
    applications: (site: string, state: string, pageNo = 1) =>
      value<OperatorApplications>(
        'GET',
        `/wps/operator/sites/${site}/applications?pageSize=100&pageNo=${pageNo}&state=${encodeURIComponent(state)}`,
      ),
    approveApplication: ({
      site,
      applicationId,
      ...prize
    }: { site: string; applicationId: string } & ApproveApplication) =>
      value<OperatorApplication>(
        'POST',
        `/wps/operator/sites/${site}/applications/${encodeURIComponent(applicationId)}/approve`,
        prize,
      ),
    rejectApplication: ({ site, applicationId, ...why }: { site: string; applicationId: string } & RejectApplication) =>
      value<OperatorApplication>(
        'POST',
        `/wps/operator/sites/${site}/applications/${encodeURIComponent(applicationId)}/reject`,
        why,
      ),
    /** The first hundred friends who were held, of a state. */
    referrals: (site: string, state: string) =>
      value<HeldReferrals>(
        'GET',
        `/wps/operator/sites/${site}/referrals?pageSize=100&state=${encodeURIComponent(state)}`,
      ),
    decideReferral: (
      verb: 'allow' | 'refuse',
      { site, friendId, reason }: { site: string; friendId: string; reason: string },
    ) =>
      value<HeldReferral>('POST', `/wps/operator/sites/${site}/referrals/${encodeURIComponent(friendId)}/${verb}`, {
        reason,
      }),
    /** Checks of members' age and name that wait for a decision. */
    pendingChecks: (site: string) => value<PendingIdentityChecks>('GET', `/wps/operator/sites/${site}/identity-checks`),
    identity: (site: string, memberId: string) =>
      value<MemberIdentity>('GET', `/wps/operator/sites/${site}/members/${encodeURIComponent(memberId)}/identity`),
    decideCheck: (site: string, memberId: string, decided: DecideIdentityCheck) =>
      value<MemberIdentity>(
        'PUT',
        `/wps/operator/sites/${site}/members/${encodeURIComponent(memberId)}/identity`,
        decided,
      ),
    setRoles: (operatorId: string, roles: readonly OperatorGrant[]) =>
      value<OperatorAccount>('PUT', `${OPERATORS}/${operatorId}/roles`, { roles }),
  };
}
