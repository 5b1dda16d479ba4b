import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { extendsOrder } from '#document/resolve/extends-order.ts';
import type { LayoutProblem } from '#document/resolve/layout-problem.ts';
import { type ResolvedLayout, resolveLayout } from '#document/resolve/resolve-layout.ts';
import type { Fault } from '../fault.ts';
import { validateLayout } from '../validate-layout.ts';
import { checkLayoutStructure } from './check-layout-structure.ts';
import { checkPeriods } from './check-periods.ts';
import { checkSharedSections } from './check-shared-sections.ts';
import { originAtPath } from './explain/origin-at-path.ts';
import type { Problem } from './problem.ts';
import type { FormedDocument } from './read/read-documents.ts';
import type { SourceDocument } from './read/source-document.ts';

/** The layouts that one site, or every site, may stand on. */
export class LayoutShelf {
  readonly #documents = new Map<string, LayoutDocument>();
  readonly #formed = new Map<string, FormedDocument<LayoutDocument>>();
  readonly #unformed: ReadonlySet<string>;
  /** Layouts that share an id with another one, or lie in a file of another name. */
  readonly problems: readonly Problem[];

  /** @param unformed the names of files that hold a layout without form, whose absence is nobody else's fault. */
  constructor(layouts: ReadonlyArray<FormedDocument<LayoutDocument>>, unformed: ReadonlySet<string>) {
    this.#unformed = unformed;
    const problems: Problem[] = [];
    for (const layout of layouts) {
      const { source, value } = layout;
      const other = this.#formed.get(value.id);
      const name = /^layouts\/(.+)\.json$/.exec(source.file)?.[1];
      if (other)
        problems.push(
          source.locate({
            path: ['id'],
            wrong: `the id ${JSON.stringify(value.id)} is taken by ${other.source.file}`,
            right: 'give every layout an id of its own',
          }),
        );
      else if (name !== undefined && name !== value.id)
        problems.push(
          source.locate({
            path: ['id'],
            wrong: `the layout lies in the file ${name}.json`,
            right: `give ${JSON.stringify(name)}, or rename the file`,
          }),
        );
      if (other) continue;
      this.#formed.set(value.id, layout);
      this.#documents.set(value.id, value);
    }
    this.problems = problems;
  }

  has(id: string): boolean {
    return this.#documents.has(id);
  }

  isUnformed(id: string): boolean {
    return this.#unformed.has(id);
  }

  get ids(): Iterable<string> {
    return this.#documents.keys();
  }

  /**
   * Puts a layout together from everything it stands on. Not whole: something below is missing, has no form, or goes in
   * a circle.
   */
  resolve(id: string): {
    readonly resolved: ResolvedLayout;
    readonly isWhole: boolean;
    readonly problems: readonly Problem[];
  } {
    const { layers, problems } = extendsOrder(this.#documents, id);
    const resolved = resolveLayout(layers);
    const isWhole = problems.length === 0;
    // Every change to a missing layout would be reported as missing.
    const reported = isWhole ? resolved.problems : problems.filter((problem) => !this.#isAboutUnformed(problem));
    return { resolved, isWhole, problems: reported.map((problem) => this.#locate(problem)) };
  }

  /** Checks a layout as a whole: that it can be put together, its structure, and its nodes after all changes. */
  check(id: string): readonly Problem[] {
    const { resolved, isWhole, problems } = this.resolve(id);
    const alone = resolved.layers.flatMap((layer) =>
      [...checkLayoutStructure(layer), ...checkPeriods(layer)].map((fault) =>
        this.#locate({ ...fault, documentId: layer.id }),
      ),
    );
    // A repeated id and a period that ends before it begins are already reported at their exact place.
    if (!isWhole || alone.length > 0) return [...problems, ...alone];
    const faults = [
      ...validateLayout(resolved.layout),
      ...checkLayoutStructure(resolved.layout),
      ...checkSharedSections(resolved.layout),
    ];
    return [...problems, ...faults.map((fault) => this.locateResolved(resolved, fault))];
  }

  /** The documents that a resolved layout was made of. */
  sourcesOf({ layers }: ResolvedLayout): readonly SourceDocument[] {
    return layers.flatMap(({ id }) => this.#formed.get(id)?.source ?? []);
  }

  /** Gives a fault of a resolved layout its place in the document that it comes from. */
  locateResolved(resolved: ResolvedLayout, fault: Fault): Problem {
    return this.#locate({ ...fault, ...originAtPath(resolved, fault.path) });
  }

  #isAboutUnformed({ documentId, path }: LayoutProblem): boolean {
    return this.#unformed.has(String(this.#documents.get(documentId)?.extends?.[Number(path[1])]));
  }

  #locate({ documentId, ...fault }: LayoutProblem & Fault): Problem {
    const document = this.#formed.get(documentId);
    if (!document) throw new Error(`no layout ${documentId} was read`);
    return document.source.locate(fault);
  }
}
