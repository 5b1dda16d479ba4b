import type { OperatorRole } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';

/** The names of roles. */
export const ROLE_WORDS: Readonly<Record<OperatorRole, StudioWord>> = {
  viewer: 'role.viewer',
  editor: 'role.editor',
  translator: 'role.translator',
  publisher: 'role.publisher',
  cashier: 'role.cashier',
  support: 'role.support',
  auditor: 'role.auditor',
  admin: 'role.admin',
};
