import type {
  BankAccounts,
  EWallets,
  MemberSecurity,
  OpenSessions,
  SignInHistory,
  SocialLinks,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';

/** The path prefix of all calls about the member's own account. */
export const OWN_PATH = '/wps/member/';

export const SECURITY_PATH = `${OWN_PATH}security`;
export const SESSIONS_PATH = `${OWN_PATH}sessions`;
export const BANK_ACCOUNTS_PATH = `${OWN_PATH}bankAccounts`;
export const E_WALLETS_PATH = `${OWN_PATH}eWallets`;
export const SOCIAL_PATH = `${OWN_PATH}social`;

export const signInsPath = (pageNo: number, pageSize: number): string =>
  `${OWN_PATH}signIns?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(pageSize) })}`;

/** How the account is secured. */
export const securityQuery = () => gatewayQuery<MemberSecurity>(SECURITY_PATH);

/** The member's open sessions. */
export const sessionsQuery = () => gatewayQuery<OpenSessions>(SESSIONS_PATH);

/** When and where the member signed in, newest first. */
export const signInsQuery = (pageNo: number, pageSize: number) =>
  gatewayQuery<SignInHistory>(signInsPath(pageNo, pageSize));

/** The bank accounts of the member, and what a further one takes. */
export const bankAccountsQuery = () => gatewayQuery<BankAccounts>(BANK_ACCOUNTS_PATH);

/** The e-wallets of the member, and what a further one takes. */
export const eWalletsQuery = () => gatewayQuery<EWallets>(E_WALLETS_PATH);

/** The services that the member is connected with. */
export const socialLinksQuery = () => gatewayQuery<SocialLinks>(SOCIAL_PATH);
