// Import rules. The comment of a rule is shown with its violations and says where the code should go.

/** A module may only import modules before it. */
const ORDER = ['auth', 'models', 'games', 'scores', 'play', 'community', 'agents'];
const MODULE = '^backend/src/modules/([^/]+)/';
const FEATURE = '^frontend/src/features/([^/]+)/';
const TESTS = '[.]spec[.]tsx?$|^backend/test/|^frontend/(src|arcade)/testing/|^frontend/e2e/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular-imports',
      comment:
        'These files import each other in a circle. Move the shared part into a third file, or publish an event.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...ORDER.slice(0, -1).map((module, place) => ({
      name: `${module}-imports-no-later-module`,
      comment: `Modules have an order (${ORDER.join(', ')}) to prevent circles, and ${module} comes before this one. Publish an event, or move the code into the later module.`,
      severity: 'error',
      from: { path: `^backend/src/modules/${module}/`, pathNot: TESTS },
      to: { path: `^backend/src/modules/(${ORDER.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'no-unresolved-imports',
      comment:
        'This import cannot be resolved: correct its path, or add the package to the package.json of its workspace.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' }, // created by Vite plugins
    },
    {
      name: 'libs-import-only-libs',
      comment:
        'libs are used by backend and frontend and import neither. Server code belongs in backend/src/core or a module, page code in frontend/src/shared.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(backend|frontend|demo|bench|scripts|test)/' },
    },
    {
      name: 'libs-import-no-framework',
      comment:
        'libs are loaded by the browser as well and stay free of frameworks. Keep the rule or DTO here, and put code for Nest, MikroORM, React or Node beside its user.',
      severity: 'error',
      from: { path: '^libs/', pathNot: TESTS },
      to: {
        path: '^node_modules/(@nestjs|@mikro-orm|react|react-dom|styled-components|socket[.]io|express|redis|pg|pino)/',
      },
    },
    {
      name: 'libs-run-in-the-browser',
      comment: 'libs are loaded by the browser, which has no Node modules. Move this to backend/src/core.',
      severity: 'error',
      from: { path: '^libs/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'backend-imports-no-frontend',
      comment:
        'backend and frontend do not import each other. Shared code (a DTO, an event, a rule) belongs in libs/contracts or libs/rules.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'frontend-imports-no-backend',
      comment:
        'backend and frontend do not import each other. Shared code (a DTO, an event, a rule) belongs in libs/contracts or libs/rules.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'core-imports-no-module',
      comment:
        'core imports no module. Let the module declare its part by a decorator (a topic, a job, a listener), or move general code from the module to core.',
      severity: 'error',
      from: { path: '^backend/src/(core|config)/', pathNot: TESTS },
      to: { path: '^backend/src/(modules/|app[.]module|main|create-app)' },
    },
    {
      name: 'config-imports-only-libs',
      comment: 'config is used everywhere and imports only libs. Move code that needs core into core.',
      severity: 'error',
      from: { path: '^backend/src/config/', pathNot: TESTS },
      to: { path: '^backend/src/(core|modules)/' },
    },
    {
      name: 'module-shared-imports-no-feature',
      comment:
        'shared is used by the features of its module and imports none of them. Take the value as a parameter, or move this into the feature it belongs to.',
      severity: 'error',
      from: { path: `${MODULE}shared/`, pathNot: TESTS },
      to: { path: '^backend/src/modules/$1/[^/]+/', pathNot: '^backend/src/modules/$1/shared/' },
    },
    {
      name: 'entities-import-only-entities',
      comment:
        'An entity holds data and plain rules. From another module it may import the entity of its foreign key only; move the rest into a service or repository.',
      severity: 'error',
      from: { path: `${MODULE}.*[.]entity[.]ts$` },
      to: { path: MODULE, pathNot: ['^backend/src/modules/$1/', '[.]entity[.]ts$'] },
    },
    {
      name: 'modules-import-no-app',
      comment: 'app.module.ts imports the modules, not the other way round. Ask for what you need by injection.',
      severity: 'error',
      from: { path: MODULE, pathNot: TESTS },
      to: { path: '^backend/src/(app[.]module|main|create-app)' },
    },
    {
      name: 'features-import-no-feature',
      comment:
        'Only routes and the app import several features. Let a file of frontend/src/routes combine them, take a prop, or move shared code to frontend/src/shared.',
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: FEATURE, pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'features-import-no-route',
      comment:
        'Routes and the app import features, not the other way round. Move paths and similar code to frontend/src/shared, or take them as a prop.',
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: '^frontend/src/(app|routes)/' },
    },
    {
      name: 'routes-import-no-route',
      comment:
        'A page imports no other page and not the app. Move what several pages show into frontend/src/routes/parts, or into the feature it belongs to.',
      severity: 'error',
      from: { path: '^frontend/src/routes/', pathNot: TESTS },
      to: { path: '^frontend/src/(app/|routes/[^/]+$)', pathNot: '[.]styles[.]ts$' },
    },
    {
      name: 'shared-imports-no-feature',
      comment: 'ui and shared import no feature and no page. Take a prop, or move the code into its feature.',
      severity: 'error',
      from: { path: '^frontend/src/(shared|ui)/', pathNot: TESTS },
      to: { path: '^frontend/src/(app|features|routes)/' },
    },
    {
      name: 'arcade-stays-small',
      comment:
        'A game of the arcade is one small file in a frame of its own: of the site it takes the palette and the form of texts. Move what both need to libs.',
      severity: 'error',
      from: { path: '^frontend/arcade/', pathNot: TESTS },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/shared/(theme/(palette|theme-css)|i18n/texts)[.]ts$' },
    },
    {
      name: 'embeds-stay-small',
      comment:
        'An embedded board is one small script in a frame on other sites: of the site it takes the live client, the topic of boards, the palette and the form of texts. Move what both need to libs.',
      severity: 'error',
      from: { path: '^frontend/embed/', pathNot: TESTS },
      to: {
        path: '^frontend/src/',
        pathNot:
          '^frontend/src/(shared/(live/live-(client|socket|transport)|theme/theme-css|i18n/texts)|features/scores/live/leaderboard-topic)[.]ts$',
      },
    },
    {
      name: 'site-imports-no-arcade',
      comment:
        'The site shows games in frames and imports none of their code, nor that of embedded boards. Move shared code to libs.',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: { path: '^frontend/(arcade|embed)/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Production code must not depend on tests. Move the shared part out of the test folder.',
      severity: 'error',
      from: { path: '^(backend/(src|migrations)|frontend/(src|arcade|embed)|libs)/', pathNot: TESTS },
      to: { path: `${TESTS}|^test/` },
    },
    {
      name: 'no-tools-in-the-product',
      comment:
        'scripts, demo and bench are tools, not parts of the product. Move shared code into core, shared or libs.',
      severity: 'error',
      from: { path: '^(backend/(src|migrations|seeders)|frontend/(src|arcade|embed)|libs)/', pathNot: TESTS },
      to: { path: '^(scripts|demo|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports all entities, which would make all modules circular.
    exclude: { path: '/dist/|^backend/src/config/mikro-orm[.]config[.]ts$' },
    tsPreCompilationDeps: true, // Includes type imports: they are dependencies, too.
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
