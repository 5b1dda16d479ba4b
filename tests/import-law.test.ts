import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const law = resolve('.dependency-cruiser.cjs');

/** A small project of import-only files: path → its imports. */
const house: Record<string, readonly string[]> = {
  'src/contracts/money.ts': [],
  'src/contracts/leaky.ts': ['#document/resolve.ts'],
  'src/words/translator.ts': ['#contracts/money.ts'],
  'src/words/peeks.ts': ['#document/resolve.ts'],
  'src/art/tile.ts': ['#contracts/money.ts'],
  'src/document/resolve.ts': ['#contracts/money.ts'],
  'src/renderer/tree.ts': ['#document/resolve.ts', '#contracts/money.ts'],
  'src/renderer/peeks.ts': ['#portal/ui/button.ts'],
  'src/portal/ui/button.ts': ['#portal/theme/tokens.ts'],
  'src/portal/ui/clever-button.ts': ['#portal/widgets/home/banner.ts'],
  'src/portal/site/clever-site.ts': ['#portal/data/games.ts'],
  'src/portal/session/clever-session.ts': ['#portal/actions/launch.ts'],
  'src/portal/realtime/clever-line.ts': ['#portal/actions/launch.ts'],
  'src/portal/actions/launch.ts': ['#portal/data/games.ts'],
  'src/portal/actions/clever-launch.ts': ['#portal/forms/field.ts'],
  'src/portal/forms/field.ts': ['#portal/actions/launch.ts'],
  'src/portal/forms/clever-field.ts': ['#portal/games/tile.ts'],
  'src/portal/games/tile.ts': ['#portal/forms/field.ts'],
  'src/portal/games/clever-tile.ts': ['#portal/widgets/home/banner.ts'],
  'src/portal/theme/tokens.ts': [],
  'src/portal/data/games.ts': ['#portal/i18n/words.ts'],
  'src/portal/data/upside-down.ts': ['#portal/app/router.ts'],
  'src/portal/i18n/words.ts': [],
  'src/portal/data/clever-games.ts': ['#portal/session/clever-session.ts'],
  'src/portal/data/finds.ts': ['#portal/attic/trunk.ts'],
  'src/portal/attic/trunk.ts': [],
  'src/portal/widgets/nodes.ts': [],
  'src/portal/widgets/registry.ts': ['./home/banner.ts', './lobby/grid.ts'],
  'src/portal/widgets/home/banner.ts': ['#renderer/tree.ts', '#portal/data/games.ts', '../nodes.ts'],
  'src/portal/widgets/home/menu.ts': ['./banner.ts', '../lobby/grid.ts'],
  'src/portal/widgets/lobby/grid.ts': ['#portal/games/tile.ts'],
  'src/portal/widgets/lobby/clever-grid.ts': ['#portal/app/router.ts'],
  'src/portal/app/router.ts': ['#portal/widgets/registry.ts'],
  'src/portal/app/paints.ts': ['#art/tile.ts'],
  'src/gateway/app.ts': ['#gateway/areas/games/games.ts', '#contracts/money.ts'],
  'src/gateway/main.ts': ['#gateway/areas/games/catalogue/shelf.ts'],
  'src/gateway/render.ts': ['#portal/app/router.ts'],
  'src/gateway/areas/demo/demo.ts': ['#gateway/areas/money/money.ts'],
  'src/gateway/areas/games/games.ts': ['./routes/games-routes.ts', './list-games.ts'],
  'src/gateway/areas/games/list-games.ts': ['./repository/games-repository.ts', '#art/thumbnail.ts', 'fastify'],
  'src/gateway/areas/games/backwards.ts': ['./routes/games-routes.ts', '#gateway/http/envelope.ts'],
  'src/gateway/areas/games/catalogue/shelf.ts': ['#gateway/flows/settle.ts'],
  'src/gateway/areas/games/list-games.test.ts': ['#gateway/areas/money/ledger.ts'],
  'src/gateway/areas/games/routes/games-routes.ts': ['#gateway/http/envelope.ts', '../list-games.ts', 'fastify'],
  'src/gateway/areas/games/routes/paged-routes.ts': ['#gateway/pages/page-cache.ts'],
  'src/gateway/areas/games/repository/games-repository.ts': ['#gateway/database/connection.ts'],
  'src/gateway/areas/money/money.ts': ['#gateway/areas/games/games.ts', './ledger.ts'],
  'src/gateway/areas/money/ledger.ts': ['#gateway/areas/games/list-games.ts'],
  'src/gateway/flows/settle.ts': ['#gateway/areas/money/money.ts'],
  'src/gateway/flows/asks.ts': ['#gateway/http/envelope.ts', '#gateway/areas/money/ledger.ts'],
  'src/gateway/http/envelope.ts': ['#gateway/identity/session.ts', 'fastify'],
  'src/gateway/http/knowing.ts': ['#gateway/database/connection.ts'],
  'src/gateway/identity/session.ts': ['#gateway/kit/domain-error.ts'],
  'src/gateway/identity/knowing.ts': ['#gateway/areas/money/money.ts'],
  'src/gateway/kit/domain-error.ts': [],
  'src/gateway/kit/knowing.ts': ['#gateway/identity/session.ts'],
  'src/gateway/pages/page-cache.ts': ['#gateway/http/envelope.ts'],
  'src/gateway/database/connection.ts': [],
  'src/gateway/database/knowing.ts': ['#gateway/identity/session.ts'],
  'src/arcade/lobby.ts': ['#gateway/app.ts'],
  'src/arcade/games.ts': ['#catalogue/studios.ts'],
  'src/payments-sandbox/settle.ts': ['#contracts/money.ts', '#words/translator.ts'],
  'src/payments-sandbox/peeks.ts': ['#gateway/app.ts'],
  'src/arcade/pays.ts': ['#payments-sandbox/settle.ts'],
  'src/catalogue/studios.ts': ['#contracts/money.ts', '#art/tile.ts'],
  'src/catalogue/seeds.ts': ['#gateway/database/connection.ts'],
  'src/art/thumbnail.ts': [],
  'src/attic/box.ts': [],
  'src/document/finds.ts': ['#attic/box.ts'],
  'src/document/chicken.ts': ['./egg.ts'],
  'src/document/egg.ts': ['./chicken.ts'],
  'src/document/lost.ts': ['./nowhere.ts'],
  'src/document/heavy.ts': ['bench-only'],
  'src/document/shaky.ts': ['./shaky.test.ts'],
  'src/document/shaky.test.ts': ['bench-only'],
};

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

let folder: string;
let violations: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-law-'));
  const manifest = {
    type: 'module',
    imports: { '#*': './src/*' },
    dependencies: { fastify: '1.0.0' },
    devDependencies: { 'bench-only': '1.0.0' },
  };
  await write('package.json', JSON.stringify(manifest));
  await write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler' } }));
  await write('node_modules/bench-only/package.json', JSON.stringify({ name: 'bench-only', main: 'index.js' }));
  await write('node_modules/bench-only/index.js', 'exports.weight = 1;');
  await write('node_modules/fastify/package.json', JSON.stringify({ name: 'fastify', main: 'index.js' }));
  await write('node_modules/fastify/index.js', 'exports.fastify = 1;');
  for (const [path, imports] of Object.entries(house)) {
    await write(path, [...imports.map(importStatement), 'export {};'].join('\n'));
  }
  // The demo may be named by its types, and loaded late; never by a static import of its code.
  await write('src/gateway/serve.ts', "import '#gateway/areas/demo/demo.ts';");
  await write('src/gateway/starts.ts', "await import('#gateway/areas/demo/demo.ts');");
  violations = await cruise();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Our own files for their types alone, which the law counts too; packages for their code, since their types never ship.
 */
function importStatement(name: string): string {
  return /^[#.]/.test(name) ? `import type {} from '${name}';` : `import '${name}';`;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** The broken rules as `rule: from → to`. */
async function cruise(): Promise<string[]> {
  const arguments_ = [cruiser, '--config', law, '--output-type', 'json', 'src'];
  const { stdout } = await run(process.execPath, arguments_, { cwd: folder, maxBuffer: 64_000_000 });
  const { summary } = JSON.parse(stdout) as Cruise;
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

describe('the import law', () => {
  it('names every forbidden import, through the # alias and for types alone, and no allowed one', () => {
    expect(violations).toEqual(
      [
        'contracts-imports: src/contracts/leaky.ts → src/document/resolve.ts',
        'words-imports: src/words/peeks.ts → src/document/resolve.ts',
        'art-imports: src/art/tile.ts → src/contracts/money.ts',
        'renderer-imports: src/renderer/peeks.ts → src/portal/ui/button.ts',
        'portal-imports: src/portal/app/paints.ts → src/art/tile.ts',
        'portal-ui-theme-i18n-imports: src/portal/ui/clever-button.ts → src/portal/widgets/home/banner.ts',
        'portal-chunks-site-imports: src/portal/site/clever-site.ts → src/portal/data/games.ts',
        'portal-data-imports: src/portal/data/upside-down.ts → src/portal/app/router.ts',
        'portal-data-imports: src/portal/data/clever-games.ts → src/portal/session/clever-session.ts',
        'portal-session-imports: src/portal/session/clever-session.ts → src/portal/actions/launch.ts',
        'portal-realtime-imports: src/portal/realtime/clever-line.ts → src/portal/actions/launch.ts',
        'portal-actions-imports: src/portal/actions/clever-launch.ts → src/portal/forms/field.ts',
        'portal-forms-imports: src/portal/forms/clever-field.ts → src/portal/games/tile.ts',
        'portal-games-chat-imports: src/portal/games/clever-tile.ts → src/portal/widgets/home/banner.ts',
        'portal-widgets-imports: src/portal/widgets/lobby/clever-grid.ts → src/portal/app/router.ts',
        'portal-family-imports-no-other: src/portal/widgets/home/menu.ts → src/portal/widgets/lobby/grid.ts',
        'portal-folder-has-a-level: src/portal/data/finds.ts → src/portal/attic/trunk.ts',
        'gateway-imports: src/gateway/render.ts → src/portal/app/router.ts',
        'gateway-area-is-private: src/gateway/main.ts → src/gateway/areas/games/catalogue/shelf.ts',
        'gateway-area-is-private: src/gateway/flows/asks.ts → src/gateway/areas/money/ledger.ts',
        'gateway-area-is-entered-by-its-public-file: src/gateway/areas/money/ledger.ts → src/gateway/areas/games/list-games.ts',
        'gateway-areas-imports: src/gateway/areas/games/backwards.ts → src/gateway/http/envelope.ts',
        'gateway-areas-imports: src/gateway/areas/games/catalogue/shelf.ts → src/gateway/flows/settle.ts',
        'gateway-demo-is-loaded-late: src/gateway/serve.ts → src/gateway/areas/demo/demo.ts',
        'gateway-verbs-know-no-fastify: src/gateway/areas/games/list-games.ts → node_modules/fastify/index.js',
        'gateway-verbs-import-no-route: src/gateway/areas/games/backwards.ts → src/gateway/areas/games/routes/games-routes.ts',
        'gateway-routes-imports: src/gateway/areas/games/routes/paged-routes.ts → src/gateway/pages/page-cache.ts',
        'gateway-flows-imports: src/gateway/flows/asks.ts → src/gateway/http/envelope.ts',
        'gateway-http-imports: src/gateway/http/knowing.ts → src/gateway/database/connection.ts',
        'gateway-identity-imports: src/gateway/identity/knowing.ts → src/gateway/areas/money/money.ts',
        'gateway-kit-imports: src/gateway/kit/knowing.ts → src/gateway/identity/session.ts',
        'gateway-database-imports: src/gateway/database/knowing.ts → src/gateway/identity/session.ts',
        'catalogue-imports: src/catalogue/seeds.ts → src/gateway/database/connection.ts',
        'arcade-imports: src/arcade/lobby.ts → src/gateway/app.ts',
        'arcade-imports: src/arcade/pays.ts → src/payments-sandbox/settle.ts',
        'payments-sandbox-imports: src/payments-sandbox/peeks.ts → src/gateway/app.ts',
        'document-imports: src/document/finds.ts → src/attic/box.ts',
        'every-folder-has-a-place-in-the-house: src/document/finds.ts → src/attic/box.ts',
        'no-cycle: src/document/chicken.ts → src/document/egg.ts',
        'nothing-missing: src/document/lost.ts → ./nowhere.ts',
        'no-development-package-in-the-product: src/document/heavy.ts → node_modules/bench-only/index.js',
        'no-test-in-the-product: src/document/shaky.ts → src/document/shaky.test.ts',
      ].sort(),
    );
  });
});
