import { createElement, lazy, Suspense } from 'react';
import { loadChunk } from '#portal/session/load-chunk.ts';
import { widgetRegistry } from '#portal/widgets/widget-registry.ts';
import type { AnyWidgetDefinition, View } from '#renderer/widget-definition.ts';

const loaded = new Map<string, View<never>>();
const waiting = new Map<string, View<never>>();

const definitionOf = (widget: string): AnyWidgetDefinition | undefined =>
  Object.hasOwn(widgetRegistry, widget) ? widgetRegistry[widget as keyof typeof widgetRegistry] : undefined;

/** Whether the vocabulary has this widget. */
export const knowsWidget = (widget: string): boolean => definitionOf(widget) !== undefined;

/** The view of a widget: itself once its chunk is here, until then one that waits for it in its skeleton's box. */
export function viewOf(widget: string, isPending: boolean): View<never> | undefined {
  if (isPending) return definitionOf(widget)?.skeleton;
  const view = loaded.get(widget);
  if (view) return view;
  const definition = definitionOf(widget);
  return definition && waitingView(definition);
}

/** Fetches the chunks of widgets, so that they render at once. */
export async function loadViews(widgets: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(widgets)].map(async (widget) => {
      const definition = definitionOf(widget);
      if (definition && !loaded.has(widget)) loaded.set(widget, await definition.view());
    }),
  );
}

function waitingView(definition: AnyWidgetDefinition): View<never> {
  const known = waiting.get(definition.type);
  if (known) return known;
  const view = lazy(async () => {
    await loadChunk(() => loadViews([definition.type]));
    const arrived = loaded.get(definition.type);
    if (!arrived) throw new Error(`${definition.type} has no view`);
    return { default: arrived as View<object> };
  });
  const skeleton = definition.skeleton as View<object> | undefined;
  const inItsBox = (props: object) =>
    createElement(Suspense, { fallback: skeleton ? createElement(skeleton, props) : null }, createElement(view, props));
  waiting.set(definition.type, inItsBox as View<never>);
  return inItsBox as View<never>;
}
