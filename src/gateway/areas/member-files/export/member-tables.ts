/** A table whose rows of a member are exported. */
export interface MemberTable {
  readonly name: string;
  readonly table: string;
  /** The unique key that orders a member's rows. */
  readonly key: readonly string[];
  /** The exported columns by their names in the file. Never secrets, digests or encrypted values. */
  readonly columns: Readonly<Record<string, string>>;
  /** Whether the rows belong to a live chat of the member rather than to the member. */
  readonly isOfChat?: boolean;
}

/** The rows that the platform has of a member, apart from transactions and rounds. Amounts are in minor units. */
export const MEMBER_TABLES: readonly MemberTable[] = [
  {
    ...{ name: 'payoutAccounts', table: 'payout_account', key: ['account_id'] },
    columns: {
      ...{ kind: 'kind', institution: 'institution', holderName: 'holder_name', number: 'masked_number' },
      ...{ branch: 'branch', isDefault: 'is_default', addedAt: 'added_at', verifiedAt: 'verified_at' },
    },
  },
  {
    ...{ name: 'socialAccounts', table: 'social_identity', key: ['provider'] },
    columns: { provider: 'provider', subject: 'subject', email: 'email', linkedAt: 'linked_at' },
  },
  {
    ...{ name: 'sessions', table: 'member_session', key: ['token_digest'] },
    columns: {
      ...{ entrance: 'entrance', method: 'method', address: 'address', device: 'device' },
      ...{ startedAt: 'started_at', seenAt: 'seen_at', expiresAt: 'expires_at' },
    },
  },
  {
    ...{ name: 'signIns', table: 'member_sign_in', key: ['sign_in_id'] },
    columns: { at: 'signed_in_at', method: 'method', address: 'address', device: 'device' },
  },
  {
    ...{ name: 'addresses', table: 'member_address', key: ['address'] },
    columns: { address: 'address', firstSeenAt: 'first_seen_at' },
  },
  {
    ...{ name: 'limits', table: 'play_limit', key: ['currency', 'kind', 'period'] },
    columns: {
      ...{ kind: 'kind', period: 'period', currency: 'currency', amountMinor: 'amount_minor' },
      ...{ nextMinor: 'next_minor', nextFrom: 'next_from' },
    },
  },
  {
    ...{ name: 'limitChanges', table: 'play_limit_change', key: ['change_id'] },
    columns: {
      ...{ at: 'at', what: 'what', kind: 'kind', period: 'period', currency: 'currency', amountMinor: 'amount_minor' },
      ...{ from: 'from_at', until: 'until_at', reason: 'reason' },
    },
  },
  {
    ...{ name: 'exclusions', table: 'play_exclusion', key: ['from_at'] },
    columns: { from: 'from_at', until: 'until_at', isSelf: 'is_self', endsOnRequest: 'ends_on_request' },
  },
  {
    ...{ name: 'identityChecks', table: 'member_check_change', key: ['change_id'] },
    columns: { at: 'at', kind: 'kind', state: 'state', reason: 'reason' },
  },
  {
    ...{ name: 'payments', table: 'payment', key: ['payment_id'] },
    columns: {
      ...{ createdAt: 'created_at', flow: 'flow', state: 'state', channel: 'channel_id', reference: 'reference' },
      ...{ currency: 'currency', amountMinor: 'amount_minor', receivedMinor: 'received_minor' },
      ...{ creditedMinor: 'credited_minor', feeMinor: 'fee_minor', sentMinor: 'sent_minor' },
      returnedMinor: 'returned_minor',
    },
  },
  {
    ...{ name: 'bonuses', table: 'bonus', key: ['bonus_id'] },
    columns: {
      ...{ grantedAt: 'granted_at', source: 'source', offer: 'offer', state: 'state', currency: 'currency' },
      ...{ grantedMinor: 'granted_minor', requiredMinor: 'required_minor', countedMinor: 'counted_minor' },
      ...{ expiresAt: 'expires_at', endedAt: 'ended_at', endedMinor: 'ended_minor' },
    },
  },
  {
    ...{ name: 'redemptions', table: 'point_redemption', key: ['redemption_id'] },
    columns: {
      ...{ askedAt: 'asked_at', item: 'names', quantity: 'quantity', points: 'points', status: 'status' },
      ...{ address: 'address', remark: 'remark', decidedAt: 'decided_at' },
    },
  },
  {
    ...{ name: 'promotionApplications', table: 'promotion_application', key: ['application_id'] },
    columns: {
      ...{ createdAt: 'created_at', promotion: 'promotion_id', state: 'state', comment: 'comment' },
      ...{ sentAt: 'sent_at', decidedAt: 'decided_at', reason: 'reason' },
    },
  },
  {
    ...{ name: 'messages', table: 'member_message', key: ['message_id'] },
    columns: { at: 'created_at', kind: 'kind', params: 'params', readAt: 'read_at' },
  },
  {
    ...{ name: 'chats', table: 'chat', key: ['chat_id'] },
    columns: { chatId: 'chat_id', openedAt: 'opened_at', closedAt: 'closed_at', rating: 'rating' },
  },
  {
    ...{ name: 'chatMessages', table: 'chat_message', key: ['chat_id', 'message_no'], isOfChat: true },
    columns: { chatId: 'chat_id', number: 'message_no', at: 'at', author: 'author', text: 'text' },
  },
];
