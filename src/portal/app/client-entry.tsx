import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { unstable_forceFrameRate as sliceForFrameRate } from 'scheduler';
import { createLivePage } from './live-page.tsx';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { showStartFailure } from './start-failure.ts';
import { expectViewsAt, loadRegistry, loadViewsAt } from './widget-views.ts';

/**
 * The frame rate whose frame is one slice of hydration: 50 ms, the longest that a task may take without counting as
 * long. React's usual slices of 5 ms spend a third of the time of a slow phone between them.
 */
const HYDRATION_FRAME_RATE = 20;

/** The scheduler's own choice. */
const USUAL_FRAME_RATE = 0;

/**
 * Takes over the prerendered page: first the chunks of its widgets, so that hydration finds what the server rendered.
 */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!root || !text) throw new Error('this page was not prerendered');
  const data = JSON.parse(text) as PageData;
  // Nodes that hang on the session begin as their skeletons, which only the registry has.
  await Promise.all([loadViewsAt(data.views), data.session === 'present' && loadRegistry()]);

  expectViewsAt(data.laterViews);
  const live = createLivePage(data);
  // As a transition React takes over in slices, and whoever taps meanwhile is answered after one of them.
  const Page = () => {
    useEffect(() => sliceForFrameRate(USUAL_FRAME_RATE), []);
    return <live.App />;
  };
  sliceForFrameRate(HYDRATION_FRAME_RATE);
  startTransition(() => {
    hydrateRoot(root, <Page />, { onRecoverableError: (error) => console.error(error) });
  });

  // A visitor who moves or types is about to open something: preload the definitions of all widgets.
  for (const sign of ['pointermove', 'touchstart', 'keydown'])
    window.addEventListener(sign, () => void loadRegistry().catch(() => {}), { once: true, passive: true });

  // In development the gateway announces every publish, so that a change of a document shows while it is being made.
  import.meta.hot?.on('marquee:site-served', ({ id, revision }: { id: string; revision: number }) => {
    const shown = live.current();
    if (id === shown.site.id && revision !== shown.revision)
      live.replace().catch((error: unknown) => console.error(error));
  });
}

takeOver().catch((error: unknown) => {
  console.error(error);
  showStartFailure();
});
