import { viewFile } from '#portal/widgets/view-bundles.ts';

/** The files of the browser's half: what starts it, and the chunks that go with it. */
export interface ClientAssets {
  /** The module that the page imports. */
  readonly entry: string;
  /**
   * Modules to fetch for a page of these widgets, the entry among them, each once and the largest first; with the
   * registry where the page needs it to begin.
   */
  readonly modulesFor: (widgets: Iterable<string>, needs?: { readonly registry: boolean }) => readonly string[];
  /** The chunks that the views of these widgets are in, by widget. */
  readonly viewsFor: (widgets: Iterable<string>) => Readonly<Record<string, string>>;
  /** Markup that development needs in the head. */
  readonly developmentHead: string;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const ENTRY = 'src/portal/app/client-entry.tsx';
const REGISTRY = 'src/portal/widgets/widget-registry.ts';

/** The source of a widget's view; undefined for a widget that there is not. */
const viewSource = (widget: string): string | undefined => {
  const file = viewFile(widget);
  return file && `src/portal/widgets/${file}`;
};

/**
 * Reads the build's manifest. A widget's chunk is found by its folder's name, or is that of its bundle.
 * @param sizeOf the size of a chunk's file in bytes. A browser opens six connections to a host: small files that came
 *   first would keep the large ones waiting.
 */
export function builtAssets(
  manifest: Readonly<Record<string, ManifestChunk>>,
  sizeOf: (file: string) => number,
): ClientAssets {
  const chunkOf = (key: string | undefined) => (key === undefined ? undefined : manifest[key]);
  const collect = (key: string | undefined, into: Set<string>): void => {
    const chunk = chunkOf(key);
    if (!chunk || into.has(chunk.file)) return;
    into.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, into);
  };
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build's manifest has no ${ENTRY}`);
  return {
    entry: `/${entry.file}`,
    modulesFor: (widgets, needs) => {
      const files = new Set<string>();
      collect(ENTRY, files);
      if (needs?.registry) collect(REGISTRY, files);
      for (const widget of widgets) collect(viewSource(widget), files);
      return [...files].sort((one, other) => sizeOf(other) - sizeOf(one)).map((file) => `/${file}`);
    },
    viewsFor: (widgets) =>
      Object.fromEntries(
        [...new Set(widgets)].flatMap((widget) => {
          const chunk = chunkOf(viewSource(widget));
          return chunk ? [[widget, `/${chunk.file}`]] : [];
        }),
      ),
    developmentHead: '',
  };
}

/** In development Vite serves the modules as they are. */
export function developmentAssets(nonce: string): ClientAssets {
  return {
    entry: `/${ENTRY}`,
    modulesFor: () => [],
    viewsFor: (widgets) =>
      Object.fromEntries(
        [...new Set(widgets)].flatMap((widget) => {
          const source = viewSource(widget);
          return source ? [[widget, `/${source}`]] : [];
        }),
      ),
    developmentHead: `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
  };
}
