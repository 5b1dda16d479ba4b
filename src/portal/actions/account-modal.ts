import type { Flags, LayoutDocument } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import type { SiteContextValue } from '#portal/site/site-context.tsx';

/** Tells trial accounts that they need a real one (specification, section 8, `in_need_true_account`). */
export const TRUE_ACCOUNT_MODAL = 'need-true-account';

/** Location state after a trial account was redirected from a page: a modal then shows the reason. */
export const NEEDS_TRUE_ACCOUNT = { needsTrueAccount: true } as const;

/** Whether a modal leads to an account. */
export const isAccountModal = (modalId: string): boolean => modalId === 'login' || modalId === 'register';

/**
 * The modal that really opens where one is asked for: those that lead to an account are a note while none can be had.
 */
export function modalToOpen(layout: LayoutDocument, flags: Flags, modalId: string): string {
  if (!isAccountModal(modalId)) return modalId;
  const isThere = Object.hasOwn(layout.modals ?? {}, modalId);
  return isThere && isModuleOn(flags, 'SIGNIN3') ? modalId : 'sign-in-closed';
}

/**
 * The modal for a visitor who asks for something that needs an account: the way to one, or why the present account is
 * not enough. Null while the session is unknown.
 */
export function modalForAccount({
  layout,
  site,
  session,
}: Pick<SiteContextValue, 'layout' | 'site' | 'session'>): string | null {
  if (session === 'unknown') return null;
  if (session === 'guest') return modalToOpen(layout, site.whitelabel, 'login');
  return session === 'trial' ? TRUE_ACCOUNT_MODAL : 'not-open';
}
