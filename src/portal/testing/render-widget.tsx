import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { type Mock, vi } from 'vitest';
import {
  type Device,
  type LanguageCode,
  type LayoutDocument,
  type MemberInfo,
  type PropsByWidget,
  type SiteInfo,
  type UnknownNode,
  type Visitor,
  WIDGET_SCHEMAS,
  type WidgetName,
} from '#contracts/generated/contracts.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { planNodes } from '#document/pages/plan-nodes.ts';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { type MenuState, MenuStateProvider } from '#portal/actions/menu-state.tsx';
import { type ModalParams, ModalParamsProvider } from '#portal/actions/modal-params.tsx';
import { knowsWidget, loadViews, viewOf } from '#portal/app/widget-views.ts';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { gameTypeOfPage } from '#portal/site/chosen-game-type.ts';
import { factsOf } from '#portal/site/facts.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { FindViewProvider } from '#portal/widgets/widget-nodes.tsx';
import { widgetRegistry } from '#portal/widgets/widget-registry.ts';
import { renderNodes } from '#renderer/render-nodes.tsx';
import type { QueryContext, WidgetQuery } from '#renderer/widget-definition.ts';
import { answerCall } from './answer-call.ts';
import { buildLayout } from './build-layout.ts';
import { buildSiteInfo } from './build-site-info.ts';
import { type Answers, type GatewayStub, stubGateway } from './stub-gateway.ts';
import { stubMatchMedia } from './stub-match-media.ts';
import { widgetFixture } from './widget-fixture.ts';

/** The node id that a rendered widget gets. */
export const NODE_ID = 'the-node';

/** The moment of every test that does not name one. */
export const TEST_NOW = '2025-06-02T10:00:00Z';

/** Differences from a guest's English desktop page of a small site. */
export interface WidgetScene<Name extends WidgetName> {
  /** Over the widget's fixture. */
  readonly props?: Partial<PropsByWidget[Name]>;
  readonly children?: readonly UnknownNode[];
  readonly site?: Partial<SiteInfo>;
  readonly layout?: Partial<LayoutDocument>;
  readonly language?: LanguageCode;
  readonly device?: Device;
  /** The media queries that hold; none when absent. */
  readonly media?: readonly string[];
  /** The member of the page's session; a guest when absent. */
  readonly member?: MemberInfo;
  /** The page carries a session that has not been read. */
  readonly isSessionUnknown?: boolean;
  /** Path, query and hash of the page. */
  readonly address?: string;
  readonly visitor?: Visitor;
  readonly now?: string;
  readonly menuState?: MenuState;
  /** The parameters of the modal around the widget. */
  readonly modalParams?: ModalParams;
  /** By path; a small catalogue answers all other paths. */
  readonly answers?: Answers;
  /** No call is answered, not even those that are there before the widget is rendered. */
  readonly isGatewayDown?: boolean;
}

export interface RenderedWidget extends RenderResult {
  /** The widget's own element. */
  readonly root: () => HTMLElement | null;
  readonly commands: Readonly<Record<'openModal' | 'toggleMenu' | 'closeDrawer', Mock>>;
  /** The current address: path, query and hash. */
  readonly address: () => string;
  readonly gateway: GatewayStub;
  readonly queryClient: QueryClient;
  /** Renders the same widget with the menu in another state. */
  readonly setMenuState: (menuState: MenuState) => void;
}

/**
 * Renders a widget by its definition, as a page does: its chunk is loaded and the answers of its calls are there before
 * it is rendered. An answer that is an Error or a promise is left to the network.
 */
export async function renderWidget<Name extends WidgetName>(
  name: Name,
  scene: WidgetScene<Name> = {},
): Promise<RenderedWidget> {
  stubMatchMedia(...(scene.media ?? []));
  const { language = 'EN', answers = {}, address = '/' } = scene;
  const gateway = stubGateway(answers, scene.isGatewayDown);
  const value = siteOf(scene, language);
  const words = createWords(language, value.site.languages.default, portalWords(language));
  const props = { ...widgetFixture(name), ...scene.props };
  const nodes = plannedNodes(name, props, scene.children ?? [], value);
  await loadViews([name, ...(scene.children ?? []).map((child) => child.widget)]);

  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { searchParams, pathname } = new URL(address, 'https://pebble.example');
  const query = Object.fromEntries(searchParams);
  const gameType = gameTypeOfPage(matchPage(value.layout, pathname)?.page, query.gameType);
  const paths = pathsOf(name, props, { language, merchantCode: value.site.merchantCode, gameType, query });
  for (const path of scene.isGatewayDown ? [] : paths) {
    const answer = path in answers ? answers[path] : answerCall(path);
    if (!(answer instanceof Error || answer instanceof Promise)) queryClient.setQueryData([path], answer);
  }

  const commands = { openModal: vi.fn(), toggleMenu: vi.fn(), closeDrawer: vi.fn() };
  let location: Location | undefined;
  const page = (menuState: MenuState) => (
    <QueryClientProvider client={queryClient}>
      <WordsProvider words={words}>
        <FindViewProvider findView={viewOf}>
          <MemoryRouter initialEntries={[address]}>
            <SiteProvider value={value}>
              <ShellCommandsProvider commands={commands}>
                <MenuStateProvider state={menuState}>
                  <LocationProbe
                    onMove={(to) => {
                      location = to;
                    }}
                  />
                  <ModalParamsProvider params={scene.modalParams}>{renderNodes(nodes, viewOf)}</ModalParamsProvider>
                </MenuStateProvider>
              </ShellCommandsProvider>
            </SiteProvider>
          </MemoryRouter>
        </FindViewProvider>
      </WordsProvider>
    </QueryClientProvider>
  );
  const rendered = render(page(scene.menuState ?? { hasMenu: true, isMenuOpen: true, isDrawerOpen: false }));
  return {
    ...rendered,
    root: () => rendered.container.querySelector<HTMLElement>(`[data-node="${NODE_ID}"]`),
    commands,
    address: () => (location ? `${location.pathname}${location.search}${location.hash}` : ''),
    gateway,
    queryClient,
    setMenuState: (menuState) => rendered.rerender(page(menuState)),
  };
}

/** The layout with a section for each game type that a test may choose: only those that a page shows can be chosen. */
function withEveryGameType(layout: LayoutDocument): LayoutDocument {
  const { home, ...others } = layout.pages ?? {};
  if (!home) return layout;
  const choices = [{ source: 'hot' }, ...['RNG', 'LIVE', 'FISH'].map((gameType) => ({ source: 'category', gameType }))];
  const sections = choices.map((props, index) => ({ id: `choice-${index}`, widget: 'game-section', props }));
  return { ...layout, pages: { ...others, home: { ...home, sections: [...home.sections, ...sections] } } };
}

function siteOf(
  scene: Pick<WidgetScene<never>, 'site' | 'layout' | 'device' | 'visitor' | 'now' | 'member' | 'isSessionUnknown'>,
  language: LanguageCode,
) {
  const value: SiteContextValue = {
    site: buildSiteInfo(scene.site),
    layout: withEveryGameType(buildLayout(scene.layout)),
    language,
    device: scene.device ?? 'desktop',
    session: scene.isSessionUnknown ? 'unknown' : sessionOf(scene.member),
    member: scene.member ?? null,
    state: 'normal',
    visitor: scene.visitor ?? null,
    now: scene.now ?? TEST_NOW,
  };
  return value;
}

const sessionOf = (member: MemberInfo | undefined): SiteContextValue['session'] =>
  member === undefined ? 'guest' : member.isAgent ? 'agent' : member.isTrial ? 'trial' : 'member';

function plannedNodes(name: WidgetName, props: object, children: readonly UnknownNode[], value: SiteContextValue) {
  const node: UnknownNode = {
    id: NODE_ID,
    widget: name,
    version: WIDGET_SCHEMAS[name].version,
    props: { ...props },
    ...(WIDGET_SCHEMAS[name].children && { children: [...children] }),
  };
  return planNodes([node], factsOf(value), knowsWidget).nodes;
}

function pathsOf(name: WidgetName, props: object, context: QueryContext): readonly string[] {
  const queries: readonly WidgetQuery[] = widgetRegistry[name].queries?.(props as never, context) ?? [];
  return queries.map((query) => query.path);
}

function LocationProbe({ onMove }: { readonly onMove: (location: Location) => void }) {
  onMove(useLocation());
  return null;
}
