import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { entriesOf, nodesOf } from './check-layout-structure.ts';
import { type Reference, referencesIn } from './references-in.ts';

/** Everything that a resolved layout refers to. */
export function* layoutReferences(layout: LayoutDocument): Generator<Reference> {
  for (const [name, { title, description }] of Object.entries(layout.pages ?? {})) {
    yield* referencesIn({ title, description }, ['pages', name]);
  }
  for (const [name, { title }] of Object.entries(layout.modals ?? {}))
    yield* referencesIn(title, ['modals', name, 'title']);
  for (const [name, menu] of Object.entries(layout.menus ?? {})) {
    for (const { value, path } of entriesOf(menu, ['menus', name])) {
      const { label, action } = value;
      yield* referencesIn({ label, action }, path);
    }
  }
  for (const { value, path } of nodesOf(layout)) {
    const { props, at } = value;
    yield* referencesIn({ props, at }, path);
  }
}
