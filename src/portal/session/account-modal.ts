import type { Flags, LayoutDocument } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';

/** The modals that lead to an account. */
const ACCOUNT_MODALS: readonly string[] = ['login', 'register'];

/** The modal that really opens where one is asked for: those that lead to an account are a note while none can be had. */
export function modalToOpen(layout: LayoutDocument, flags: Flags, modalId: string): string {
  if (!ACCOUNT_MODALS.includes(modalId)) return modalId;
  const isThere = Object.hasOwn(layout.modals ?? {}, modalId);
  return isThere && isModuleOn(flags, 'SIGNIN3') ? modalId : 'sign-in-closed';
}
