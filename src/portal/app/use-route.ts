import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectionOf } from '#document/pages/redirection-of.ts';
import { NEEDS_TRUE_ACCOUNT } from '#portal/actions/account-modal.ts';
import type { SiteContextValue } from '#portal/site/site-context.tsx';

/**
 * The path whose page is shown. When a path redirects, the target page is shown at once and the address follows, as the
 * gateway does for a first request; the redirected address leaves no history entry.
 */
export function useRoute(
  { layout, state }: Pick<SiteContextValue, 'layout' | 'state'>,
  session: SiteContextValue['session'],
): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const redirection = state === 'normal' ? redirectionOf(layout, pathname, session) : null;
  const { to, reason } = redirection ?? {};
  useEffect(() => {
    if (to === undefined) return;
    const options = { replace: true, ...(reason === 'trueAccount' && { state: NEEDS_TRUE_ACCOUNT }) };
    void navigate({ pathname: to, search, hash }, options);
  }, [to, reason, search, hash, navigate]);
  return to ?? pathname;
}
