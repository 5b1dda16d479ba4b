import { createElement } from 'react';
import type { WidgetName } from '#contracts/generated/contracts.ts';
import { VOCABULARY } from '#document/vocabulary.ts';
import { ChunkFailure } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import type { AnyWidgetDefinition, View } from '#renderer/widget-definition.ts';
import { useIsInLaterSection } from './later-section.tsx';

/** The definitions of all widgets, by name. */
export type WidgetRegistry = Readonly<Record<WidgetName, AnyWidgetDefinition>>;

const loaded = new Map<string, View<never>>();
const waiting = new Map<string, View<never>>();
let registry: WidgetRegistry | undefined;

const definitionOf = (widget: string): AnyWidgetDefinition | undefined =>
  registry && Object.hasOwn(registry, widget) ? registry[widget as WidgetName] : undefined;

/** Whether the vocabulary has this widget. */
export const knowsWidget = (widget: string): boolean => VOCABULARY.widgets.has(widget);

/**
 * Fetches the definitions of all widgets. A guest's first page does without: it names the addresses of its own views,
 * so that no visitor's first load grows with the vocabulary.
 */
export async function loadRegistry(): Promise<WidgetRegistry> {
  registry ??= (await import('#portal/widgets/widget-registry.ts')).widgetRegistry;
  return registry;
}

/**
 * The view of a widget: itself once its chunk is here, until then one that waits for it in its skeleton's box. A node
 * that hangs on a session that has not been read is its skeleton, for which the registry has to be here.
 */
export function viewOf(widget: string, isPending: boolean): View<never> | undefined {
  if (isPending) return definitionOf(widget)?.skeleton;
  // One that was shown while it waited stays the same: another in its place would be made anew, and forget what was
  // typed.
  return waiting.get(widget) ?? loaded.get(widget) ?? (knowsWidget(widget) ? waitingView(widget) : undefined);
}

/** Fetches the chunks of widgets, so that they render at once. */
export async function loadViews(widgets: Iterable<string>): Promise<void> {
  const missing = [...new Set(widgets)].filter((widget) => !loaded.has(widget));
  if (missing.length === 0) return;
  await loadRegistry();
  await Promise.all(
    missing.map(async (widget) => {
      const view = await definitionOf(widget)?.view();
      if (view) loaded.set(widget, view);
    }),
  );
}

/** Fetches views from the addresses of their chunks, as a prerendered page names them. */
export async function loadViewsAt(addresses: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all(
    Object.entries(addresses).map(async ([widget, address]) => {
      if (loaded.has(widget)) return;
      const module: Readonly<Record<string, View<never>>> = await import(/* @vite-ignore */ address);
      const view = module[viewName(widget)];
      if (view) loaded.set(widget, view);
    }),
  );
}

/**
 * Tells where the views are that take over after the page: their chunks are fetched when React comes to them. A view
 * stays what it was expected as, so that nothing that is shown is made anew.
 */
export function expectViewsAt(addresses: Readonly<Record<string, string>>): void {
  for (const [widget, address] of Object.entries(addresses)) if (!loaded.has(widget)) waitingView(widget, address);
}

/** The export name of a widget's view in its chunk: `game-section` has `GameSectionView`. */
export const viewName = (widget: string): string =>
  `${widget.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}View`;

/** @param address where its chunk is, as the page tells; without one it is found by the registry. */
function waitingView(widget: string, address?: string): View<never> {
  const known = waiting.get(widget);
  if (known) return known;
  const inItsBox = lazyChunk<object>({
    load: async () => {
      if (address !== undefined && !loaded.has(widget)) await loadViewsAt({ [widget]: address });
      await loadViews([widget]);
      const arrived = loaded.get(widget);
      if (!arrived) throw new Error(`${widget} has no view`);
      return arrived as View<object>;
    },
    whileLoading: (props) => {
      const skeleton = definitionOf(widget)?.skeleton as View<object> | undefined;
      return skeleton ? createElement(skeleton, props) : null;
    },
    whenMissing: (failure) => createElement(ChunkFailure, failure),
    ...(address !== undefined && { useIsAwaited: useIsInLaterSection }),
  });
  waiting.set(widget, inItsBox as View<never>);
  return inItsBox as View<never>;
}
