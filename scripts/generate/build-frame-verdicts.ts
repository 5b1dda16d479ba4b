import { bundleModule } from './bundle-module.ts';
import type { SchemaFile } from './read-schemas.ts';
import { urlOf, VerdictCompiler } from './verdict-compiler.ts';

/** The messages that a page and the game in its frame send each other. */
const MESSAGES = ['GameFrameMessage', 'PortalFrameMessage'];

/**
 * Compiles the schemas of the messages between a page and a game's frame to functions that say yes or no. Both sides
 * load them in a browser, so they stand in a module of their own that is a kilobyte or two.
 */
export async function buildFrameVerdicts(
  schemas: readonly SchemaFile[],
): Promise<{ code: string; declarations: string }> {
  const compiler = new VerdictCompiler(schemas);
  const verdicts = MESSAGES.map((title) => {
    const file = schemas.find((one) => one.title === title);
    if (!file) throw new Error(`schemas/api needs ${title}`);
    return `export const is${title} = ${compiler.functionFor(urlOf(file))};`;
  });
  const bundle = await bundleModule([compiler.code, ...verdicts].join('\n'));
  return {
    code: `// Generated from schemas/ by npm run generate. Do not edit.\n${bundle}`,
    declarations: [
      '// Generated from schemas/ by npm run generate. Do not edit.',
      `import type * as contracts from './contracts.ts';`,
      ...MESSAGES.map((title) => `export const is${title}: (value: unknown) => value is contracts.${title};`),
      '',
    ].join('\n'),
  };
}
