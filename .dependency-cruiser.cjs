/**
 * The import law, read from folder names (docs/architecture.md tells why). Tables first: a folder may import itself and what
 * its row names. Everything below turns the tables into rules.
 */

/** Floors and deployables of src/. Deployables (portal, studio, gateway, arcade) never stand in another row: they meet over HTTP. */
const mayImport = {
  contracts: [],
  art: [],
  document: ['contracts'],
  renderer: ['document', 'contracts'],
  portal: ['renderer', 'document', 'contracts'],
  studio: ['renderer', 'document', 'contracts'],
  catalogue: ['contracts', 'art'],
  gateway: ['document', 'contracts', 'art', 'catalogue'],
  arcade: ['contracts', 'art', 'catalogue'],
};

/** Inside the portal: a folder imports its own level and the levels before it. */
const portalLevels = [
  ['ui', 'theme', 'i18n'],
  ['data', 'session', 'realtime'],
  ['games', 'accounts'],
  ['widgets'],
  ['app'],
];

/** Inside the gateway: routes → workflows → service → repository → database. Each step imports later steps, never earlier ones. */
const gatewaySteps = [
  { name: 'routes', files: '^src/gateway/modules/.+-routes\\.ts$' },
  { name: 'workflow', files: '^src/gateway/workflows/' },
  { name: 'service', files: '^src/gateway/modules/.+-(?:service|policy|presenter)\\.ts$' },
  { name: 'repository', files: '^src/gateway/modules/.+-repository\\.ts$' },
  { name: 'database', files: '^src/gateway/database/' },
];

/** A test may reach around the inner order (a service test that writes through a route), never into another deployable. */
const tests = '\\.(?:test|soak)\\.tsx?$';

/** What stands in a floor's `testing` folder is for tests alone. */
const testingFolders = '^src/[a-z]+/testing/';

const houseRules = Object.entries(mayImport).flatMap(([folder, allowed]) => {
  const floors = `^src/(?:${[folder, ...allowed].join('|')})/`;
  const comment = `src/${folder} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}.`;
  const outside = '^(?:src|scripts|tests)/';
  const testCode = [tests, testingFolders];
  return [
    {
      name: `${folder}-imports`,
      comment,
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: testCode },
      to: { path: outside, pathNot: floors },
    },
    {
      name: `${folder}-tests-import`,
      comment: `${comment} Its tests may stand on the shared harness too.`,
      severity: 'error',
      from: { path: testCode.map((kind) => `^src/${folder}/.*${kind.replace('^src/[a-z]+/', '')}`) },
      to: { path: outside, pathNot: [floors, '^tests/(?:harness|support)/', '^tests/[a-z-]+\\.ts$'] },
    },
    {
      name: `${folder}-testing-is-for-tests`,
      comment: 'What stands in a testing folder never reaches the product.',
      severity: 'error',
      from: { path: `^src/${folder}/`, pathNot: testCode },
      to: { path: testingFolders },
    },
  ];
});

const portalRules = portalLevels.slice(0, -1).map((level, index) => ({
  name: `portal-${level.join('-')}-imports`,
  comment: 'Inside the portal: ui, theme, i18n ← data, session, realtime ← games, accounts ← widgets ← app.',
  severity: 'error',
  from: { path: `^src/portal/(?:${level.join('|')})/`, pathNot: tests },
  to: {
    path: `^src/portal/(?:${portalLevels
      .slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}));

const gatewayRules = gatewaySteps.slice(1).map((step, index) => ({
  name: `gateway-${step.name}-imports`,
  comment: 'Inside the gateway: routes → workflows → service → repository → database.',
  severity: 'error',
  from: { path: step.files, pathNot: tests },
  to: { path: gatewaySteps.slice(0, index + 1).map((earlier) => earlier.files) },
}));

module.exports = {
  forbidden: [
    ...houseRules,
    ...portalRules,
    ...gatewayRules,
    {
      name: 'gateway-database-knows-no-module',
      comment: 'The database is below every module: connection, migrations and seed know tables, not modules.',
      severity: 'error',
      from: { path: '^src/gateway/database/', pathNot: tests },
      to: { path: '^src/gateway/(?:modules|workflows|pages)/' },
    },
    {
      name: 'gateway-module-imports-no-sibling',
      comment: 'What touches two modules is a workflow, which owns the transaction.',
      severity: 'error',
      from: { path: '^src/gateway/modules/([^/]+)/', pathNot: tests },
      to: { path: '^src/gateway/modules/', pathNot: '^src/gateway/modules/$1/' },
    },
    {
      name: 'gateway-agent-module-imports-no-sibling',
      comment: 'The agent area is a folder of modules; they are siblings too.',
      severity: 'error',
      from: { path: '^src/gateway/modules/agent/([^/]+)/', pathNot: tests },
      to: { path: '^src/gateway/modules/agent/[^/]+/', pathNot: '^src/gateway/modules/agent/$1/' },
    },
    {
      name: 'every-folder-has-a-place-in-the-house',
      comment: 'A new folder of src/ gets its row in the table before anybody imports it.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(?:${Object.keys(mayImport).join('|')})/` },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that import each other are one idea, or a third one is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      comment: 'The import resolves to no file and no installed package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-test-in-the-product',
      comment: 'What ships imports no test.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-development-package-in-the-product',
      comment:
        'What ships runs on `dependencies`. A dynamic import may load a development package (vite in npm run dev).',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'], dynamic: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types obey the law too: a type is knowledge of the other side.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
