/** What the gateway says came of connecting a service, in the query value `social` of the page that is come back to. */
export const CONNECT_OUTCOMES = ['connected', 'taken', 'expired', 'cancelled', 'failed', 'unavailable'] as const;

export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number];

/** Lists the services of the account, and tells the `outcome` that it is opened with. */
export const SOCIAL_ACCOUNTS_MODAL = 'social-accounts';
