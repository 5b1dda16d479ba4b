import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { LanguageCode, Page } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { useLeaveEndedSession } from '#portal/actions/leave-ended-session.ts';
import { keepBroughtHotGames } from '#portal/data/games/hot-games-cache.ts';
import { useRealtime } from '#portal/realtime/use-realtime.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { layOutBelow } from '../below-the-fold.ts';
import { useAnnouncementPopup } from './announcement-popup.ts';
import { useMemberExtras } from './member-extras.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { trustedScript } from './trusted-script.ts';
import { useSessionFacts } from './use-session-facts.ts';
import { useWishedGame } from './wished-game.ts';

const AnalyticsConsent = lazy(async () => ({ default: (await import('./analytics-consent.tsx')).AnalyticsConsent }));

const ContractPopup = lazy(async () => ({ default: (await import('./contract-popup.tsx')).ContractPopup }));

export interface PageExtrasProps {
  readonly page: Page;
  readonly openModalId: string | null;
}

/** Parts that belong to a visit rather than to a page and load after it: popups, the network notice, consent. */
export function PageExtras({ page, openModalId }: PageExtrasProps) {
  const { site, language, session } = useSite();
  const queryClient = useQueryClient();
  useMemberExtras(openModalId);
  useSessionFacts();
  useRealtime(useLeaveEndedSession());
  useWishedGame(openModalId);
  useAnnouncementPopup(page, openModalId);
  useEffect(layOutBelow, []);
  useEffect(() => {
    if (import.meta.env.PROD) void keepOfflinePage(language);
  }, [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was put in the place of another brought games of its own.
  useEffect(() => keepBroughtHotGames(queryClient), [queryClient, site]);
  return (
    <>
      <OfflineNotice />
      {session === 'agent' && isModuleOn(site.whitelabel, 'CONTRACT3') && (
        <SectionBoundary onError={() => {}}>
          <Suspense fallback={null}>
            <ContractPopup openModalId={openModalId} />
          </Suspense>
        </SectionBoundary>
      )}
      {site.analytics.gtagId && (
        <SectionBoundary onError={() => {}}>
          <Suspense fallback={null}>
            <AnalyticsConsent gtagId={site.analytics.gtagId} />
          </Suspense>
        </SectionBoundary>
      )}
    </>
  );
}

/**
 * Has the browser keep the page that says that there is no network, once everything else is done. A browser without
 * workers does without.
 */
async function keepOfflinePage(language: LanguageCode): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const script = trustedScript('service-worker', `/service-worker.js?language=${language}`);
  await navigator.serviceWorker.register(script, { scope: '/' }).catch(() => {});
}
