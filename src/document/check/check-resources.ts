import type { LayoutDocument, SiteDocument } from '#contracts/generated/contracts.ts';
import { matchPage } from '#document/pages/match-page.ts';
import type { Fault } from '../fault.ts';
import { withSuggestion } from '../nearest-name.ts';

/** Checks that a resource which is a path of the site itself leads to a page. */
export function* checkResources({ resources }: SiteDocument, layout: LayoutDocument): Generator<Fault> {
  for (const [index, { url }] of resources.entries()) {
    if (!url.startsWith('/') || matchPage(layout, url)) continue;
    const paths = Object.values(layout.pages ?? {}).flatMap((page) => page.paths ?? []);
    yield {
      path: ['resources', index, 'url'],
      wrong: `there is no page at ${JSON.stringify(url)}`,
      right: withSuggestion('name the path of a page, or an address with https://', url, paths),
    };
  }
}
