import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isModuleOn } from '#document/flags.ts';
import { siteQuery } from '#portal/data/site-queries.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { factsOf } from '#portal/session/facts.ts';
import { useRealDevice } from '#portal/session/real-device.ts';
import { type SiteContextValue, SiteProvider } from '#portal/session/site-context.tsx';
import { FindViewProvider } from '#portal/widgets/widget-nodes.tsx';
import type { PageData } from './page-data.ts';
import { planPage, shownPage } from './page-plan.ts';
import { PageScroll } from './page-scroll.tsx';
import { PageTitle } from './page-title.tsx';
import { SiteShell } from './site-shell.tsx';
import { viewOf } from './widget-views.ts';

interface PortalAppProps {
  readonly data: PageData;
  readonly queryClient: QueryClient;
}

/** The whole portal of one site, below a router. Renders the same on the server and in the browser. */
export function PortalApp({ data, queryClient }: PortalAppProps) {
  const words = useMemo(() => createWords(data.language, data.site.languages.default, data.words), [data]);
  return (
    <QueryClientProvider client={queryClient}>
      <WordsProvider words={words}>
        <FindViewProvider findView={viewOf}>
          <CurrentPage data={data} />
        </FindViewProvider>
      </WordsProvider>
    </QueryClientProvider>
  );
}

function CurrentPage({ data }: { readonly data: PageData }) {
  const { pathname } = useLocation();
  const [first, setFirst] = useState({ data, pathname });
  // Another page of the gateway may come after the visitor has gone on.
  if (first.data !== data) setFirst({ data, pathname: data.path ?? pathname });
  // The page that was prerendered carries its own sections alone; the others come with the whole layout when one of them is asked for.
  const isFirst = pathname === first.pathname;
  const whole = useQuery({ ...siteQuery(data.language), enabled: !isFirst });
  const site = whole.data?.revision === data.revision ? whole.data : undefined;
  const layout = isFirst ? data.layout : (site?.layout ?? data.layout);
  const isWaiting = !isFirst && !site;
  const shown = useMemo(() => shownPage(layout, pathname, data.state), [layout, pathname, data.state]);
  const device = useRealDevice(data.device);
  const session = useSession(data);
  const context = useMemo<SiteContextValue>(
    () => ({
      site: data.site,
      layout,
      language: data.language,
      device,
      session,
      state: data.state,
      visitor: data.visitor,
      now: data.now,
    }),
    [data, layout, device, session],
  );
  const plan = useMemo(() => planPage(layout, shown.page, factsOf(context)), [layout, shown, context]);
  return (
    <SiteProvider value={context}>
      <PageScroll />
      <PageTitle page={shown.page} />
      <SiteShell
        page={shown.page}
        pageId={shown.pageId}
        plan={plan}
        isWaiting={isWaiting}
        hasFailed={!isFirst && whole.isError}
        onRetry={() => void whole.refetch()}
      />
    </SiteProvider>
  );
}

/** A page that carries a session begins without knowing whose. While accounts are closed no session can be valid, so it is a guest's. */
function useSession({ session: carried, site }: PageData): SiteContextValue['session'] {
  const [session, setSession] = useState<SiteContextValue['session']>(carried === 'present' ? 'unknown' : 'guest');
  useEffect(() => {
    if (!isModuleOn(site.whitelabel, 'SIGNIN3')) setSession('guest');
  }, [site]);
  return session;
}
