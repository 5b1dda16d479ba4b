import type { Migration } from '#gateway/database/migration.ts';
import { catalogue } from './001-catalogue.ts';
import { siteDocuments } from './002-site-documents.ts';
import { siteContent } from './003-site-content.ts';
import { systemKeys } from './004-system-keys.ts';
import { sitePublications } from './005-site-publications.ts';
import { feedback } from './006-feedback.ts';
import { members } from './007-members.ts';
import { messagesOut } from './008-messages-out.ts';
import { operators } from './009-operators.ts';
import { memberIcons } from './010-member-icons.ts';

/** Every migration, in the order in which they run. Released ones are never changed or reordered; new ones come last. */
export const MIGRATIONS: readonly Migration[] = [
  catalogue,
  siteDocuments,
  siteContent,
  systemKeys,
  sitePublications,
  feedback,
  members,
  messagesOut,
  operators,
  memberIcons,
];
