import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Page, SiteInfo, Text } from '#contracts/generated/contracts.ts';
import type { Facts } from '#document/condition.ts';
import { useWords, type Words } from '#portal/i18n/words.tsx';
import { sectionOfGameType, useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useFacts } from '#portal/site/facts.ts';
import { partAsked, partsOf } from '#portal/site/page-parts.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** What an address chooses on a page: a category, or a part of its menu. */
interface Chosen {
  readonly gameType: string | null | undefined;
  readonly part: string | null | undefined;
}

/** The title of a page in the browser's tab: its own, or that of the category or the part that is chosen on it. */
export function pageTitle(page: Page, chosen: Chosen, facts: Facts, site: SiteInfo, words: Words): string {
  const category = sectionOfGameType(page.sections, chosen.gameType)?.props?.title as Text | undefined;
  const title = category ?? partAsked(partsOf(page.sections, facts), chosen.part)?.title ?? page.title;
  return `${words.text(title)} · ${site.name}`;
}

/** Keeps the tab's title that of the page that is shown. The first one stands in the prerendered head. */
export function PageTitle({ page }: { readonly page: Page }) {
  const words = useWords();
  const { site } = useSite();
  const [query] = useSearchParams();
  const chosen = { gameType: useChosenGameType(), part: query.get('menu') };
  const text = pageTitle(page, chosen, useFacts(), site, words);
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
