import { build } from 'esbuild';

/** Bundles a generated module with what it requires, so that it stands alone wherever it is imported. */
export async function bundleModule(code: string): Promise<string> {
  const bundle = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
  });
  return bundle.outputFiles[0]?.text ?? '';
}
