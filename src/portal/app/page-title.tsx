import { useEffect } from 'react';
import type { Page, SiteInfo, Text } from '#contracts/generated/contracts.ts';
import { useWords, type Words } from '#portal/i18n/words.tsx';
import { sectionOfGameType, useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** The title of a page in the browser's tab: its own, or that of the category that is chosen on it. */
export function pageTitle(page: Page, chosen: string | null | undefined, site: SiteInfo, words: Words): string {
  const title = sectionOfGameType(page.sections, chosen)?.props?.title as Text | undefined;
  return `${words.text(title ?? page.title)} · ${site.name}`;
}

/** Keeps the tab's title that of the page that is shown. The first one stands in the prerendered head. */
export function PageTitle({ page }: { readonly page: Page }) {
  const words = useWords();
  const { site } = useSite();
  const text = pageTitle(page, useChosenGameType(), site, words);
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
