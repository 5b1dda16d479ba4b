/**
 * The import law, read from folder names (docs/architecture.md tells why). Tables first: a folder may import itself and
 * what its row names. Everything below turns the tables into rules.
 */

/**
 * Floors and deployables of src/. Deployables (portal, studio, gateway, arcade, payments-sandbox) never stand in another row:
 * they meet over HTTP.
 */
const mayImport = {
  contracts: [],
  words: ['contracts'],
  art: [],
  document: ['contracts'],
  renderer: ['document', 'contracts'],
  portal: ['renderer', 'document', 'words', 'contracts'],
  studio: ['renderer', 'document', 'words', 'contracts'],
  catalogue: ['contracts', 'words', 'art'],
  gateway: ['document', 'contracts', 'words', 'art', 'catalogue'],
  arcade: ['contracts', 'words', 'art', 'catalogue'],
  'payments-sandbox': ['contracts', 'words'],
};

/**
 * Inside the portal: a folder imports its own level and the levels before it. `games` and `chat`
 * stand between the forms and the widgets: tiles, their sheet and favourites, which four families of widgets show
 * (docs/decisions/060), and the live chat, which two show.
 */
const portalLevels = [
  ['ui', 'theme', 'i18n'],
  ['chunks', 'site'],
  ['data'],
  ['session'],
  ['realtime'],
  ['actions'],
  ['forms'],
  ['games', 'chat'],
  ['widgets'],
  ['app'],
];

/**
 * Inside the gateway: a folder imports itself and what its row names. `areas` stands for the public file of every area;
 * only the composition (the gateway's root and `start/`) may import everything.
 */
const gatewayRooms = {
  kit: ['database', 'secrets'],
  database: ['kit', 'secrets'],
  secrets: ['kit', 'database'],
  identity: ['kit', 'database', 'secrets'],
  http: ['identity', 'kit'],
  areas: ['identity', 'kit', 'database', 'secrets'],
  flows: ['areas', 'identity', 'kit', 'database', 'secrets'],
  assets: ['areas', 'pages', 'http', 'identity', 'kit', 'database', 'secrets'],
  pages: ['areas', 'assets', 'http', 'identity', 'kit', 'database', 'secrets'],
};

const gatewayAreas = [
  'accounts',
  'agents',
  'cashier',
  'demo',
  'games',
  'lottery',
  'member-files',
  'messaging',
  'money',
  'operators',
  'records',
  'rewards',
  'service',
  'sites',
];

/**
 * A test may reach around the inner order (a service test that writes through a route), never into another deployable.
 */
const tests = '\\.(?:test|soak)\\.tsx?$';

/** `areas/x/x.ts`: the one file by which an area is entered. */
const publicFiles = `^src/gateway/areas/(?:${gatewayAreas.map((area) => `${area}/${area}`).join('|')})\\.ts$`;

/** What stands in a floor's `testing` folder is for tests alone. */
const testingFolders = '^src/[a-z-]+/testing/';

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
      from: { path: testCode.map((kind) => `^src/${folder}/.*${kind.replace('^src/[a-z-]+/', '')}`) },
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
  comment: `Inside the portal: ${portalLevels.map((names) => names.join(', ')).join(' ← ')}.`,
  severity: 'error',
  from: { path: `^src/portal/(?:${level.join('|')})/`, pathNot: tests },
  to: {
    path: `^src/portal/(?:${portalLevels
      .slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}));

const gatewayRules = Object.entries(gatewayRooms).map(([room, allowed]) => ({
  name: `gateway-${room}-imports`,
  comment: `src/gateway/${room} may import ${allowed.join(', ')} of the gateway.`,
  severity: 'error',
  from: {
    path: `^src/gateway/${room}/`,
    // Routes and the public file that lists them know Fastify's hooks; verbs do not.
    pathNot: [tests, ...(room === 'areas' ? ['^src/gateway/areas/[^/]+/routes/'] : [])],
  },
  to: {
    path: '^src/gateway/',
    pathNot: `^src/gateway/(?:${[room, ...allowed].join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    ...houseRules,
    ...portalRules,
    ...gatewayRules,
    {
      name: 'portal-family-imports-no-other',
      comment:
        'A family of widgets never imports another: what two need stands below the widgets, or beside the registry.',
      severity: 'error',
      from: { path: '^src/portal/widgets/([^/]+)/', pathNot: tests },
      to: { path: '^src/portal/widgets/([^/]+)/', pathNot: '^src/portal/widgets/$1/' },
    },
    {
      name: 'portal-folder-has-a-level',
      comment: 'A new folder of the portal gets its place in portalLevels before anybody imports it.',
      severity: 'error',
      from: {},
      to: { path: '^src/portal/[^/]+/', pathNot: `^src/portal/(?:testing|${portalLevels.flat().join('|')})/` },
    },
    {
      name: 'table-of-calls-is-for-the-gateway',
      comment: 'The portal takes the types of calls, and its bundle never carries the table.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/gateway/' },
      to: { path: '^src/contracts/generated/calls-table\\.ts$' },
    },
    {
      name: 'gateway-routes-imports',
      comment: 'The routes of an area may import http; pages, assets and flows are given to them as arguments.',
      severity: 'error',
      from: { path: '^src/gateway/areas/[^/]+/routes/', pathNot: tests },
      to: { path: '^src/gateway/', pathNot: '^src/gateway/(?:areas|http|identity|kit|database|secrets)/' },
    },
    {
      name: 'gateway-area-is-entered-by-its-public-file',
      comment: 'Other areas call the verbs that areas/x/x.ts exports; everything else in an area is private.',
      severity: 'error',
      from: { path: '^src/gateway/areas/([^/]+)/', pathNot: tests },
      to: { path: '^src/gateway/areas/([^/]+)/', pathNot: ['^src/gateway/areas/$1/', publicFiles] },
    },
    {
      name: 'gateway-area-is-private',
      comment: 'Flows, pages, assets and the composition enter an area by its public file.',
      severity: 'error',
      from: {
        path: '^src/gateway/',
        pathNot: [tests, '/testing/', '^src/gateway/areas/', '^src/gateway/configuration\\.ts$'],
      },
      to: { path: '^src/gateway/areas/', pathNot: publicFiles },
    },
    {
      name: 'gateway-verbs-know-no-fastify',
      comment: 'Only http, pages, assets, the routes of areas, their public files and the composition know Fastify.',
      severity: 'error',
      from: {
        path: '^src/gateway/(?:areas|flows|kit|identity|secrets|database)/',
        pathNot: [tests, '^src/gateway/areas/[^/]+/routes/', publicFiles],
      },
      to: { path: '^node_modules/(?:@fastify/|fastify/)', pathNot: '^node_modules/@fastify/proxy-addr/' },
    },
    {
      name: 'gateway-verbs-import-no-route',
      comment: 'Inside an area: routes → verbs → repository.',
      severity: 'error',
      from: { path: '^src/gateway/areas/[^/]+/(?!routes/)', pathNot: [tests, publicFiles] },
      to: { path: '^src/gateway/areas/[^/]+/routes/' },
    },
    {
      name: 'gateway-demo-is-loaded-late',
      comment:
        'What belongs to demos is out of the static graph of production: app.ts imports it where the mode asks for it.',
      severity: 'error',
      from: { path: '^src/gateway/', pathNot: [tests, '/testing/', '^src/gateway/areas/demo/'] },
      to: { path: '^src/gateway/areas/demo/', dynamic: false, dependencyTypesNot: ['type-only'] },
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
