import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectionOf } from '#document/redirection-of.ts';
import type { SiteContextValue } from '#portal/session/site-context.tsx';

/**
 * The path whose page is shown. Where a path leads elsewhere, the other page is shown at once and the address follows, as the gateway
 * does for a first request; what was left cannot be gone back to.
 */
export function useRoute({ layout, state }: Pick<SiteContextValue, 'layout' | 'state'>, hasSession: boolean): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const to = state === 'normal' ? redirectionOf(layout, pathname, hasSession)?.to : undefined;
  useEffect(() => {
    if (to !== undefined) void navigate({ pathname: to, search, hash }, { replace: true });
  }, [to, search, hash, navigate]);
  return to ?? pathname;
}
