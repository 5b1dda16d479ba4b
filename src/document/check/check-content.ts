import type { AnnouncementsDocument, HelpDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';

/** Checks announcements beyond their schema: ids of their own, and pictures where banners and promotions are. */
export function* checkAnnouncements({ announcements }: AnnouncementsDocument): Generator<Fault> {
  const seen = new Set<string>();
  for (const [index, { id, kind, execution, audience, banner, promotion }] of announcements.entries()) {
    const at = ['announcements', index];
    if (seen.has(id))
      yield {
        path: [...at, 'id'],
        wrong: `the id ${JSON.stringify(id)} is taken by another announcement`,
        right: 'give every announcement an id of its own',
      };
    seen.add(id);
    if (audience === 'agents' && (kind !== 'PL' || execution !== 'A'))
      yield {
        path: [...at, 'audience'],
        wrong: 'agents alone see notices for signed-in members, and no other announcements',
        right: 'give kind PL and execution A, or take "audience" out',
        isName: true,
      };
    if (kind === 'B' && !banner) yield { path: at, wrong: 'a banner has no picture', right: 'add "banner"' };
    if (kind !== 'B' && banner)
      yield {
        path: [...at, 'banner'],
        wrong: 'only announcements of kind B are banners',
        right: 'take it out, or give kind B',
        isName: true,
      };
    if (kind === 'PR' && !promotion) yield { path: at, wrong: 'a promotion has no picture', right: 'add "promotion"' };
    if (kind !== 'PR' && promotion)
      yield {
        path: [...at, 'promotion'],
        wrong: 'only announcements of kind PR are promotions',
        right: 'take it out, or give kind PR',
        isName: true,
      };
  }
}

/** Checks that every term of the help centre is there once: it is the anchor in the address. */
export function* checkHelp({ terms }: HelpDocument): Generator<Fault> {
  const seen = new Set<string>();
  for (const [index, { term }] of terms.entries()) {
    if (seen.has(term))
      yield {
        path: ['terms', index, 'term'],
        wrong: `the term ${JSON.stringify(term)} is taken by another one`,
        right: 'give every term a name of its own',
      };
    seen.add(term);
  }
}
