import type { LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';
import { entriesOf, nodesOf } from '#document/check/check-layout-structure.ts';
import { WIDGET_CHECKS } from '#document/check/explain/explain-node.ts';
import { FIRST_VERSION } from '#document/vocabulary.ts';
import { flagsIn, type Reference, referencesIn } from './references-in.ts';

/**
 * Everything that a resolved layout refers to. What the props of an unknown widget mean nobody knows, so they refer to
 * nothing.
 */
export function* layoutReferences(layout: LayoutDocument): Generator<Reference> {
  for (const [name, { title, description }] of Object.entries(layout.pages ?? {})) {
    yield* referencesIn({ title, description }, ['pages', name]);
  }
  for (const [name, { title }] of Object.entries(layout.modals ?? {}))
    yield* referencesIn(title, ['modals', name, 'title']);
  for (const [name, menu] of Object.entries(layout.menus ?? {})) {
    for (const { value, path } of entriesOf(menu, ['menus', name])) {
      const { label, action, when } = value;
      yield* referencesIn({ label, action }, path);
      if (when) yield* flagsIn(when, [...path, 'when']);
    }
  }
  for (const { value, path } of nodesOf(layout)) {
    const { props, at, when } = value;
    if (isKnown(value)) yield* referencesIn({ props, at }, path);
    if (when) yield* flagsIn(when, [...path, 'when']);
  }
}

function isKnown({ widget, version = FIRST_VERSION }: UnknownNode): boolean {
  const schema = WIDGET_CHECKS.get(widget);
  return schema !== undefined && version <= schema.version;
}
