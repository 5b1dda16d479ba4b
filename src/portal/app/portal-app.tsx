import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isModuleOn } from '#document/flags.ts';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { siteQuery } from '#portal/data/site-queries.ts';
import { createWords, useWords, WordsProvider } from '#portal/i18n/words.tsx';
import { useVisitorSession } from '#portal/session/visitor-session.ts';
import { factsOf } from '#portal/site/facts.ts';
import { useOfficialHost } from '#portal/site/official-host.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { ImageOriginsProvider } from '#portal/ui/image-source.tsx';
import { FindViewProvider } from '#portal/widgets/widget-nodes.tsx';
import { usePageAhead } from './page-ahead.ts';
import { BelowProvider, usePageBelow } from './page-below.tsx';
import type { PageData } from './page-data.ts';
import { planPage, shownPage } from './page-plan.ts';
import { PageScroll } from './page-scroll.tsx';
import { PageTitle } from './page-title.tsx';
import { useRealDevice } from './real-device.ts';
import { SiteShell } from './site-shell.tsx';
import { useRoute } from './use-route.ts';
import { viewOf } from './widget-views.ts';

const InvalidUrl = lazyChunk<object>({
  load: async () => (await import('./invalid-url.tsx')).InvalidUrl,
  whenMissing: () => <InvalidUrlText />,
});

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
        <ImageOriginsProvider origins={data.site.imageCDNs}>
          <FindViewProvider findView={viewOf}>
            <CurrentPage data={data} />
          </FindViewProvider>
        </ImageOriginsProvider>
      </WordsProvider>
    </QueryClientProvider>
  );
}

function CurrentPage({ data }: { readonly data: PageData }) {
  const { session, member } = useVisitorSession(data.session, isModuleOn(data.site.whitelabel, 'SIGNIN3'));
  const route = useRoute(data, session);
  const below = usePageBelow(data.layout, route);
  const { pathname } = below.location;
  const [first, setFirst] = useState({ data, pathname });
  // Another page of the gateway may come after the visitor has gone on.
  if (first.data !== data) setFirst({ data, pathname: data.path ?? pathname });
  // The prerendered page carries the sections that it shows alone; the others come with the whole layout when one of
  // them is asked for.
  const sectionsOf = (path: string): string => shownPage(data.layout, path, data.state).sectionsOf;
  const isFirst = pathname === first.pathname || sectionsOf(pathname) === sectionsOf(first.pathname);
  const whole = useQuery({ ...siteQuery(data.language), enabled: !isFirst });
  const site = whole.data?.revision === data.revision ? whole.data : undefined;
  const layout = isFirst ? data.layout : (site?.layout ?? data.layout);
  const shown = useMemo(() => shownPage(layout, pathname, data.state), [layout, pathname, data.state]);
  // Content for every account shows a placeholder until the session is known; a page of agents waits for the session,
  // within its frame where it brings its own.
  const isUnread = session === 'unknown' && shown.page.access === 'agent' && shown.page.shell?.own !== true;
  const isWaiting = (!isFirst && !site) || isUnread;
  const isOurs = useOfficialHost(data.site);
  const device = useRealDevice(data.device);
  const context = useMemo<SiteContextValue>(
    () => ({
      site: data.site,
      layout,
      language: data.language,
      device,
      session,
      member,
      state: data.state,
      visitor: data.visitor,
      now: data.now,
    }),
    [data, layout, device, session, member],
  );
  const addressed = useMemo(
    () => (below.isCovered ? shownPage(layout, route, data.state).page : shown.page),
    [below.isCovered, layout, route, data.state, shown],
  );
  const plan = useMemo(() => planPage(layout, shown.page, factsOf(context)), [layout, shown, context]);
  usePageAhead(plan, context, shown.page, !isFirst && !isWaiting);
  return (
    <SiteProvider value={context}>
      <BelowProvider location={below.location}>
        <PageScroll />
      </BelowProvider>
      <PageTitle page={addressed} />
      {isOurs ? (
        <SiteShell
          page={shown.page}
          addressed={addressed}
          below={below}
          pageId={shown.pageId}
          plan={plan}
          isWaiting={isWaiting}
          hasFailed={!isFirst && whole.isError}
          onRetry={() => void whole.refetch()}
        />
      ) : (
        <InvalidUrl />
      )}
    </SiteProvider>
  );
}

function InvalidUrlText() {
  const { t } = useWords();
  return <p role="alert">{t('invalidUrl.text')}</p>;
}
