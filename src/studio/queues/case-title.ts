import type { Say } from '../i18n/words.tsx';
import type { QueueCase } from './queue-kind.ts';

/** How a case is called, in the language of the desk. */
export const titleOf = (t: Say, { title }: Pick<QueueCase, 'title'>): string =>
  typeof title === 'string' ? title : t(title.words);

/** The name of a case's owner, in the language of the desk. */
export const ownerOf = (t: Say, { account }: Pick<QueueCase, 'account'>): string =>
  typeof account === 'string' ? account : t(account.words);
