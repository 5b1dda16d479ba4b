import { useEffect } from 'react';
import { useWords } from '#studio/i18n/words.tsx';

/** Asks before a page is left, by a link or altogether, with words that nobody saved. */
export function useLeaveGuard(isDirty: boolean): void {
  const t = useWords();
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const askAtLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || link.getAttribute('target') === '_blank' || window.confirm(t('content.leaveSure'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', ask);
    // Before the router hears of it.
    document.addEventListener('click', askAtLink, true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', askAtLink, true);
    };
  }, [isDirty, t]);
}
