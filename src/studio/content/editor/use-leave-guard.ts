import { useEffect } from 'react';
import { useWords } from '#studio/i18n/words.tsx';

/** Asks before unsaved texts are lost by a link or by closing the page. */
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
    // In the capture phase, before the router handles the click.
    document.addEventListener('click', askAtLink, true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', askAtLink, true);
    };
  }, [isDirty, t]);
}
