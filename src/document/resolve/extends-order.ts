import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { withSuggestion } from '#document/nearest-name.ts';
import type { LayoutProblem } from './layout-problem.ts';

/** A layout and what it stands on, base first, each document once. */
export interface ExtendsOrder {
  readonly layers: readonly LayoutDocument[];
  /** Layouts that are missing, and circles. What they name is left out of the layers. */
  readonly problems: readonly LayoutProblem[];
}

/**
 * Puts a layout and everything it extends in the order in which the resolver takes them: a document after those it
 * extends, and of those that one document extends, in its order, so that later ones win.
 */
export function extendsOrder(documents: ReadonlyMap<string, LayoutDocument>, id: string): ExtendsOrder {
  const layers: LayoutDocument[] = [];
  const problems: LayoutProblem[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (document: LayoutDocument): void => {
    trail.push(document.id);
    for (const [index, baseId] of (document.extends ?? []).entries()) {
      const fault = (wrong: string, right: string): void => {
        problems.push({ documentId: document.id, path: ['extends', index], wrong, right });
      };
      const base = documents.get(baseId);
      if (trail.includes(baseId)) {
        const circle = [...trail.slice(trail.indexOf(baseId)), baseId].join(' → ');
        fault(`extends itself: ${circle}`, 'take one of the layouts out of the circle');
      } else if (!base) {
        fault(
          `there is no layout ${JSON.stringify(baseId)}`,
          withSuggestion('name a layout that exists', baseId, documents.keys()),
        );
      } else if (!done.has(baseId)) {
        visit(base);
      }
    }
    trail.pop();
    done.add(document.id);
    layers.push(document);
  };

  const document = documents.get(id);
  if (document) visit(document);
  return { layers, problems };
}
