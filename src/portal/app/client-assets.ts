/** The files of the browser's half: what starts it, and the chunks that go with it. */
export interface ClientAssets {
  /** The module that the page imports. */
  readonly entry: string;
  /** Modules to fetch beside it for a page of these widgets, each once. */
  readonly modulesFor: (widgets: Iterable<string>) => readonly string[];
  /** Markup that development needs in the head. */
  readonly developmentHead: string;
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const ENTRY = 'src/portal/app/client-entry.tsx';

/** Reads the build's manifest. A widget's chunk is found by its folder's name. */
export function builtAssets(manifest: Readonly<Record<string, ManifestChunk>>): ClientAssets {
  const collect = (key: string, into: Set<string>): void => {
    const chunk = manifest[key];
    if (!chunk || into.has(`/${chunk.file}`)) return;
    into.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported, into);
  };
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build's manifest has no ${ENTRY}`);
  return {
    entry: `/${entry.file}`,
    modulesFor: (widgets) => {
      const files = new Set<string>();
      collect(ENTRY, files);
      for (const widget of widgets) collect(`src/portal/widgets/${widget}/${widget}.tsx`, files);
      files.delete(`/${entry.file}`);
      return [...files];
    },
    developmentHead: '',
  };
}

/** In development Vite serves the modules as they are. */
export function developmentAssets(nonce: string): ClientAssets {
  return {
    entry: `/${ENTRY}`,
    modulesFor: () => [],
    developmentHead: `<script type="module" nonce="${nonce}">import { injectIntoGlobalHook } from "/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$ = () => {};window.$RefreshSig$ = () => (type) => type;</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
  };
}
