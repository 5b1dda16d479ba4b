import { useEffect } from 'react';
import type { SiteInfo, Text } from '#contracts/generated/contracts.ts';
import { useWords, type Words } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/session/site-context.tsx';

/** The title of a page in the browser's tab. */
export function pageTitle(title: Text, site: SiteInfo, words: Words): string {
  return `${words.text(title)} · ${site.name}`;
}

/** Keeps the tab's title that of the page that is shown. The first one stands in the prerendered head. */
export function PageTitle({ title }: { readonly title: Text }) {
  const words = useWords();
  const { site } = useSite();
  const text = pageTitle(title, site, words);
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
