import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import { gatewayQuery } from './gateway-client.ts';

/** The path prefix of all calls about the member's own account. */
export const OWN_PATH = '/wps/member/';

export const SECURITY_PATH = `${OWN_PATH}security` as const;
export const SESSIONS_PATH = `${OWN_PATH}sessions` as const;
export const BANK_ACCOUNTS_PATH = `${OWN_PATH}bankAccounts` as const;
export const E_WALLETS_PATH = `${OWN_PATH}eWallets` as const;
export const SOCIAL_PATH = `${OWN_PATH}social` as const;

export const signInsPath = (pageNo: number, pageSize: number): ReadPath<'/wps/member/signIns'> =>
  `${OWN_PATH}signIns?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(pageSize) } satisfies QueryAt<'/wps/member/signIns'>)}`;

/** How the account is secured. */
export const securityQuery = () => gatewayQuery(SECURITY_PATH);

/** The member's open sessions. */
export const sessionsQuery = () => gatewayQuery(SESSIONS_PATH);

/** When and where the member signed in, newest first. */
export const signInsQuery = (pageNo: number, pageSize: number) => gatewayQuery(signInsPath(pageNo, pageSize));

/** The bank accounts of the member, and what a further one takes. */
export const bankAccountsQuery = () => gatewayQuery(BANK_ACCOUNTS_PATH);

/** The e-wallets of the member, and what a further one takes. */
export const eWalletsQuery = () => gatewayQuery(E_WALLETS_PATH);

/** The services that the member is connected with. */
export const socialLinksQuery = () => gatewayQuery(SOCIAL_PATH);
