/** Outcomes of connecting a service, which the gateway puts into the query value `social` of the return address. */
export const CONNECT_OUTCOMES = ['connected', 'taken', 'expired', 'cancelled', 'failed', 'unavailable'] as const;

export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number];

/** Lists the services of the account, and tells the `outcome` that it is opened with. */
export const SOCIAL_ACCOUNTS_MODAL = 'social-accounts';
