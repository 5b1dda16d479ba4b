import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tellLinkOpened } from '#portal/data/link-opened.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** Tells the gateway by which link the form was opened, once the page has loaded: the form never waits for it. */
export function useLinkOpened(): void {
  const [search] = useSearchParams();
  const { language } = useSite();
  const code = search.get('referralCode') ?? search.get('affiliateCode');
  useEffect(() => {
    if (code === null) return;
    const tell = (): void => tellLinkOpened(code, language);
    if (document.readyState === 'complete') return tell();
    window.addEventListener('load', tell, { once: true });
    return () => window.removeEventListener('load', tell);
  }, [code, language]);
}
