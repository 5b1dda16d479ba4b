/**
 * One widget of the gallery on the ground of a brand, as its address says: widget, state, variant, direction, device.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Device, LanguageCode, Permission, UnknownNode, WidgetName } from '#contracts/generated/contracts.ts';
import { WIDGET_SCHEMAS } from '#contracts/generated/contracts.ts';
import { languages, writtenIn } from '#contracts/languages.ts';
import { planNodes } from '#document/pages/plan-nodes.ts';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { MenuStateProvider } from '#portal/actions/menu-state.tsx';
import { knowsWidget, loadViews, viewOf } from '#portal/app/widget-views.ts';
import { readValue } from '#portal/data/gateway-client.ts';
import { sitePath } from '#portal/data/site-queries.ts';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { factsOf } from '#portal/site/facts.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildMember } from '#portal/testing/build-member.ts';
import { frameCss } from '#portal/theme/frame-css.ts';
import { themeCss } from '#portal/theme/theme-css.ts';
import { iconSprite } from '#portal/ui/icon-sprite.ts';
import { FindViewProvider } from '#portal/widgets/widget-nodes.tsx';
import { renderNodes } from '#renderer/render-nodes.tsx';
import { answerInState } from './answers-in-state.ts';
import { frameHeight } from './frame-height.ts';
import { DATA_STATES, fixtureOf, ownWidgets, variantsOf, widgetNames } from './gallery-states.ts';

const asked = new URLSearchParams(window.location.search);
const widget = widgetNames.find((name) => name === asked.get('widget'));
if (widget === undefined) throw new Error(`there is no widget ${asked.get('widget')}`);
await show(widget);

async function show(name: WidgetName): Promise<void> {
  const language: LanguageCode = asked.get('direction') === 'rtl' ? 'AR' : 'EN';
  const device: Device = asked.get('device') === 'mobile' ? 'mobile' : 'desktop';
  const { info: site, layout } = (await readValue(sitePath(language))) as Permission;
  const { tag, direction } = writtenIn(language);
  Object.assign(document.documentElement, { lang: tag, dir: direction });
  const style = document.createElement('style');
  style.textContent = `${themeCss(site.theme, language)}${frameCss(layout)}body{padding:24px;min-height:0}`;
  document.head.append(style);
  document.body.insertAdjacentHTML('afterbegin', iconSprite(languages[language].flag));

  const value: SiteContextValue = {
    site,
    layout,
    language,
    device,
    ...(ownWidgets.has(name) ? { session: 'member', member: buildMember() } : { session: 'guest', member: null }),
    state: 'normal',
    visitor: null,
    now: new Date().toISOString(),
  };
  const nodes = planNodes([nodeOf(name)], factsOf(value), knowsWidget).nodes;
  await loadViews([name, ...nodes.flatMap(({ children }) => children.map((child) => child.widget))]);
  answerInState(DATA_STATES.find((state) => state === asked.get('state')) ?? 'filled');

  // On a phone the menu is a drawer, which shows nothing until it is open.
  const isDrawerOpen = name === 'side-menu' && device === 'mobile';
  const words = createWords(language, site.languages.default, portalWords(language));
  const commands = { openModal: () => {}, toggleMenu: () => {}, closeDrawer: () => {} };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  createRoot(document.getElementById('root') ?? document.body).render(
    <QueryClientProvider client={queryClient}>
      <WordsProvider words={words}>
        <FindViewProvider findView={viewOf}>
          <BrowserRouter>
            <SiteProvider value={value}>
              <ShellCommandsProvider commands={commands}>
                <MenuStateProvider state={{ hasMenu: true, isMenuOpen: true, isDrawerOpen }}>
                  {renderNodes(nodes, viewOf)}
                </MenuStateProvider>
              </ShellCommandsProvider>
            </SiteProvider>
          </BrowserRouter>
        </FindViewProvider>
      </WordsProvider>
    </QueryClientProvider>,
  );
  const report = () =>
    window.parent.postMessage({ widgetHeightPx: frameHeight(name, document.body.scrollHeight + 2) }, '*');
  new ResizeObserver(report).observe(document.body);
}

/** The widget as a node: its example or one of its variants, with two notes inside where it takes children. */
function nodeOf(name: WidgetName): UnknownNode {
  const variant = variantsOf(name).find((one) => one.name === asked.get('variant'));
  const { version, children } = WIDGET_SCHEMAS[name];
  const note = (id: string, text: string): UnknownNode => ({
    id,
    widget: 'rich-text',
    props: { blocks: [{ kind: 'paragraph', text: { EN: text } }] },
  });
  return {
    id: 'the-widget',
    widget: name,
    version,
    props: { ...(variant?.props ?? fixtureOf(name)) },
    ...(children && { children: [note('first', 'What stands inside.'), note('second', 'And what stands beside it.')] }),
  };
}
