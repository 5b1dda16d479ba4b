import { type RenderResult, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { LanguageCode, SiteInfo } from '#contracts/generated/contracts.ts';
import { WithFormWords } from '#portal/forms/form-place.tsx';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildLayout } from './build-layout.ts';
import { buildSiteInfo } from './build-site-info.ts';
import { stubMatchMedia } from './stub-match-media.ts';

interface DeskScene {
  readonly language?: LanguageCode;
  readonly site?: Partial<SiteInfo>;
  /** The media queries that hold; none when absent. */
  readonly media?: readonly string[];
}

interface RenderedDesk extends RenderResult {
  /** Renders other pieces in the same place. */
  readonly show: (pieces: ReactNode) => void;
}

/** Renders pieces of the agents' desk with the words that they say. */
export async function renderDesk(pieces: ReactNode, scene: DeskScene = {}): Promise<RenderedDesk> {
  const { language = 'EN', media = [] } = scene;
  stubMatchMedia(...media);
  const site = buildSiteInfo(scene.site);
  const value: SiteContextValue = {
    ...{ site, layout: buildLayout(), language, device: 'desktop', session: 'guest', member: null },
    ...{ state: 'normal', visitor: null, now: '2025-06-02T10:00:00Z' },
  };
  const page = (inner: ReactNode) => (
    <WordsProvider words={createWords(language, 'EN', portalWords(language))}>
      <SiteProvider value={value}>
        <WithFormWords voice="agent" waiting={<p>waiting</p>}>
          {inner}
        </WithFormWords>
      </SiteProvider>
    </WordsProvider>
  );
  const rendered = render(page(pieces));
  await waitFor(() => expect(rendered.queryByText('waiting')).toBeNull());
  return { ...rendered, show: (inner) => rendered.rerender(page(inner)) };
}
