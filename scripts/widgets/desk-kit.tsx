/**
 * The pieces that the pages of the agents' desk share, with examples, on the ground of a brand:
 * `desk-kit.html?language=AR`. A press on a row opens the drawer.
 */
import { createRoot } from 'react-dom/client';
import type { LanguageCode, Permission } from '#contracts/generated/contracts.ts';
import { languages, writtenIn } from '#contracts/languages.ts';
import { readValue } from '#portal/data/gateway-client.ts';
import { sitePath } from '#portal/data/site-queries.ts';
import { WithFormWords } from '#portal/forms/form-place.tsx';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { deskCss } from '#portal/theme/desk-theme.ts';
import { themeCss } from '#portal/theme/theme-css.ts';
import { iconSprite } from '#portal/ui/icon-sprite.ts';
import { DeskKitExamples } from './desk-kit-examples.tsx';

const asked = new URLSearchParams(window.location.search).get('language');
await show((Object.keys(languages) as LanguageCode[]).find((code) => code === asked) ?? 'EN');

async function show(language: LanguageCode): Promise<void> {
  const { info: site, layout } = (await readValue(sitePath(language))) as Permission;
  const { tag, direction } = writtenIn(language);
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  const style = document.createElement('style');
  style.textContent = `${themeCss(site.theme, language)}${deskCss(language)}body{padding:76px 24px 24px}`;
  document.head.append(style);
  document.body.insertAdjacentHTML('afterbegin', iconSprite(languages[language].flag));
  const value: SiteContextValue = {
    ...{ site, layout, language, device: 'desktop', session: 'guest', member: null },
    ...{ state: 'normal', visitor: null, now: new Date().toISOString() },
  };
  createRoot(document.getElementById('root') ?? document.body).render(
    <WordsProvider words={createWords(language, site.languages.default, portalWords(language))}>
      <SiteProvider value={value}>
        <WithFormWords voice="agent" waiting={null}>
          <DeskKitExamples />
        </WithFormWords>
      </SiteProvider>
    </WordsProvider>,
  );
}
