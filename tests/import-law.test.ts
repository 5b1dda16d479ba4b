import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const law = resolve('.dependency-cruiser.cjs');

/** A small house whose files do nothing but import: path → what it imports. */
const house: Record<string, readonly string[]> = {
  'src/contracts/money.ts': [],
  'src/contracts/leaky.ts': ['#document/resolve.ts'],
  'src/art/tile.ts': ['#contracts/money.ts'],
  'src/document/resolve.ts': ['#contracts/money.ts'],
  'src/renderer/tree.ts': ['#document/resolve.ts', '#contracts/money.ts'],
  'src/renderer/peeks.ts': ['#portal/ui/button.ts'],
  'src/portal/ui/button.ts': ['#portal/theme/tokens.ts'],
  'src/portal/ui/clever-button.ts': ['#portal/widgets/banner.ts'],
  'src/portal/theme/tokens.ts': [],
  'src/portal/data/games.ts': ['#portal/i18n/words.ts'],
  'src/portal/data/upside-down.ts': ['#portal/app/router.ts'],
  'src/portal/i18n/words.ts': [],
  'src/portal/widgets/banner.ts': ['#renderer/tree.ts', '#portal/data/games.ts'],
  'src/portal/app/router.ts': ['#portal/widgets/banner.ts'],
  'src/portal/app/paints.ts': ['#art/tile.ts'],
  'src/gateway/app.ts': ['#gateway/modules/games/games-routes.ts', '#contracts/money.ts'],
  'src/gateway/render.ts': ['#portal/app/router.ts'],
  'src/gateway/modules/games/games-routes.ts': ['#gateway/workflows/settle.ts', './games-service.ts'],
  'src/gateway/modules/games/games-service.ts': ['./games-repository.ts', '#art/thumbnail.ts'],
  'src/gateway/modules/games/games-repository.ts': ['#gateway/database/connection.ts'],
  'src/gateway/modules/games/backwards-repository.ts': ['./games-service.ts'],
  'src/gateway/modules/games/games-service.test.ts': ['./games-routes.ts', '#gateway/modules/wallet/wallet-service.ts'],
  'src/gateway/modules/wallet/wallet-service.ts': ['#gateway/modules/games/games-service.ts'],
  'src/gateway/modules/agent/team/team-service.ts': ['#gateway/modules/agent/salary/salary-service.ts'],
  'src/gateway/modules/agent/salary/salary-service.ts': [],
  'src/gateway/workflows/settle.ts': ['#gateway/modules/games/games-repository.ts'],
  'src/gateway/workflows/asks.ts': ['#gateway/modules/games/games-routes.ts'],
  'src/gateway/database/connection.ts': [],
  'src/gateway/database/knowing.ts': ['#gateway/modules/games/games-queries.ts'],
  'src/gateway/modules/games/games-queries.ts': [],
  'src/arcade/lobby.ts': ['#gateway/app.ts'],
  'src/arcade/games.ts': ['#catalogue/studios.ts'],
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
  const manifest = { type: 'module', imports: { '#*': './src/*' }, devDependencies: { 'bench-only': '1.0.0' } };
  await write('package.json', JSON.stringify(manifest));
  await write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'esnext', moduleResolution: 'bundler' } }));
  await write('node_modules/bench-only/package.json', JSON.stringify({ name: 'bench-only', main: 'index.js' }));
  await write('node_modules/bench-only/index.js', 'exports.weight = 1;');
  for (const [path, imports] of Object.entries(house)) {
    await write(path, [...imports.map(importStatement), 'export {};'].join('\n'));
  }
  violations = await cruise();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Our own files for their types alone, which the law counts too; packages for their code, since their types never ship. */
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
        'art-imports: src/art/tile.ts → src/contracts/money.ts',
        'renderer-imports: src/renderer/peeks.ts → src/portal/ui/button.ts',
        'portal-imports: src/portal/app/paints.ts → src/art/tile.ts',
        'portal-ui-theme-i18n-imports: src/portal/ui/clever-button.ts → src/portal/widgets/banner.ts',
        'portal-data-session-realtime-imports: src/portal/data/upside-down.ts → src/portal/app/router.ts',
        'gateway-imports: src/gateway/render.ts → src/portal/app/router.ts',
        'gateway-repository-imports: src/gateway/modules/games/backwards-repository.ts → src/gateway/modules/games/games-service.ts',
        'gateway-workflow-imports: src/gateway/workflows/asks.ts → src/gateway/modules/games/games-routes.ts',
        'gateway-database-knows-no-module: src/gateway/database/knowing.ts → src/gateway/modules/games/games-queries.ts',
        'gateway-module-imports-no-sibling: src/gateway/modules/wallet/wallet-service.ts → src/gateway/modules/games/games-service.ts',
        'gateway-agent-module-imports-no-sibling: src/gateway/modules/agent/team/team-service.ts → src/gateway/modules/agent/salary/salary-service.ts',
        'catalogue-imports: src/catalogue/seeds.ts → src/gateway/database/connection.ts',
        'arcade-imports: src/arcade/lobby.ts → src/gateway/app.ts',
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
