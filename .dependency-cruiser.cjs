// Who may import whom. Each rule's comment is what people read when it refuses: it says where the code should go.

/** A module may use those before it. */
const ORDER = ['auth', 'models', 'games', 'scores', 'play', 'community'];
const MODULE = '^backend/src/modules/([^/]+)/';
/** Modules whose folders are Nest modules of their own; `shared` holds code that several of them use. */
const SPLIT_MODULES = ['auth', 'games', 'play', 'community'];
const FEATURE = '^frontend/src/features/([^/]+)/';
const FEATURE_PAGE = '^frontend/src/features/[^/]+/pages/';
const TESTS = '[.]spec[.]tsx?$|^backend/test/|^frontend/src/testing/|^frontend/e2e/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'These files import each other in a circle. Move what both need into a third file that imports neither, or let one tell the other by an event.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...ORDER.slice(0, -1).map((module, place) => ({
      name: `${module}-stands-below`,
      comment: `Modules stand in an order (${ORDER.join(', ')}), so that they never need each other in a circle, and ${module} comes before this one. Let it tell the other by an event, or move this into the one above.`,
      severity: 'error',
      from: { path: `^backend/src/modules/${module}/`, pathNot: TESTS },
      to: { path: `^backend/src/modules/(${ORDER.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'nothing-unresolved',
      comment: 'This import leads nowhere: correct its path, or add the package to the package.json of this side.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' }, // made by Vite's own plugins
    },
    {
      name: 'libs-import-only-libs',
      comment:
        'libs are used by both sides and know neither. What needs the server belongs in backend/src/core or a module; what needs the page belongs in frontend/src/shared.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^(backend|frontend|demo|bench|scripts|test)/' },
    },
    {
      name: 'libs-know-no-framework',
      comment:
        'libs are loaded by the browser, too, and stay free of frameworks. Keep the rule or the DTO here, and put what needs Nest, MikroORM, React or Node beside the code that uses it.',
      severity: 'error',
      from: { path: '^libs/', pathNot: TESTS },
      to: {
        path: '^node_modules/(@nestjs|@mikro-orm|react|react-dom|styled-components|socket[.]io|express|redis|pg|pino)/',
      },
    },
    {
      name: 'libs-run-in-the-browser',
      comment: 'libs are loaded by the browser, which has none of Node’s modules. Move this to backend/src/core.',
      severity: 'error',
      from: { path: '^libs/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sides-never-meet',
      comment:
        'backend and frontend never see each other. What both need (a DTO, an event, a rule) belongs in libs/contracts or libs/rules.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'sides-never-meet-either',
      comment:
        'backend and frontend never see each other. What both need (a DTO, an event, a rule) belongs in libs/contracts or libs/rules.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'core-knows-no-module',
      comment:
        'core knows no module. Let the module register itself (a topic, a job, a listener), or move what is general out of the module into core.',
      severity: 'error',
      from: { path: '^backend/src/(core|config)/', pathNot: TESTS },
      to: { path: '^backend/src/(modules/|app[.]module|main|create-app)' },
    },
    {
      name: 'config-is-the-ground',
      comment:
        'config is read by everything and imports only libs. Move what needs core into core, next to what it serves.',
      severity: 'error',
      from: { path: '^backend/src/config/', pathNot: TESTS },
      to: { path: '^backend/src/(core|modules)/' },
    },
    {
      name: 'modules-meet-at-their-index',
      comment:
        'A module is private but for its index.ts. Export what you need from that index, or listen to one of the module’s events instead.',
      severity: 'error',
      // An entity may name the entity its foreign key leads to: the index would load a whole module for it.
      from: { path: MODULE, pathNot: `${TESTS}|[.]entity[.]ts$` },
      to: { path: MODULE, pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index[.]ts$'] },
    },
    ...SPLIT_MODULES.flatMap((module) => {
      const root = `^backend/src/modules/${module}/`;
      return [
        {
          name: `${module}-features-meet-at-their-index`,
          comment:
            'A feature is private except for its index.ts. Export what you need from that index and from its Nest module, or listen to one of its events instead.',
          severity: 'error',
          // An entity may reference the entity of its foreign key: the index would load the whole feature.
          from: { path: `${root}([^/]+)/`, pathNot: `${TESTS}|[.]entity[.]ts$` },
          to: { path: `${root}[^/]+/`, pathNot: [`${root}$1/`, `${root}[^/]+/index[.]ts$`, `${root}shared/`] },
        },
        {
          name: `${module}-module-only-imports-features`,
          comment: `The files beside the features of ${module} only put them together. Import a feature from its index.ts, and move other code into the feature it belongs to.`,
          severity: 'error',
          from: { path: `${root}[^/]+[.]ts$`, pathNot: TESTS },
          to: { path: `${root}[^/]+/`, pathNot: `${root}[^/]+/index[.]ts$` },
        },
        {
          name: `${module}-shared-knows-no-feature`,
          comment: `${module}/shared is used by the features and knows none of them. Take what you need as a parameter, or move this into the feature it belongs to.`,
          severity: 'error',
          from: { path: `${root}shared/`, pathNot: TESTS },
          to: { path: `${root}[^/]+/`, pathNot: `${root}shared/` },
        },
      ];
    }),
    {
      name: 'entities-meet-only-entities',
      comment:
        'An entity holds data and plain rules. Of another module it may name the entity its foreign key leads to, nothing else: move the rest into a service or repository.',
      severity: 'error',
      from: { path: `${MODULE}.*[.]entity[.]ts$` },
      to: { path: MODULE, pathNot: ['^backend/src/modules/$1/', '[.]entity[.]ts$'] },
    },
    {
      name: 'modules-do-not-assemble',
      comment:
        'A module is put together by app.module.ts and never looks up to it. Ask for what you need by injection.',
      severity: 'error',
      from: { path: MODULE, pathNot: TESTS },
      to: { path: '^backend/src/(app[.]module|main|create-app)' },
    },
    {
      name: 'features-never-import-each-other',
      comment:
        'Only pages (frontend/src/features/{feature}/pages) import other features. Let the page join them, or move what both need to frontend/src/shared.',
      severity: 'error',
      from: { path: FEATURE, pathNot: `${TESTS}|${FEATURE_PAGE}` },
      to: { path: FEATURE, pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'features-know-no-page',
      comment:
        'Pages join features; the parts of a feature do not know the pages that show them. Move what the part needs out of the pages folder, or take it as a prop.',
      severity: 'error',
      from: { path: FEATURE, pathNot: `${TESTS}|${FEATURE_PAGE}` },
      to: { path: FEATURE_PAGE },
    },
    {
      name: 'features-know-no-app',
      comment:
        'A feature does not know the app that shows it. Move paths and the like that it needs to frontend/src/shared, or take them as a prop.',
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'shared-knows-no-feature',
      comment:
        'shared knows no feature and no page. Take what you need as a prop, or move this into the feature it belongs to.',
      severity: 'error',
      from: { path: '^frontend/src/shared/', pathNot: TESTS },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'arcade-stays-small',
      comment:
        'A game of the arcade is one small file in a frame of its own: it takes the palette from frontend/src/shared/theme and nothing else of the site. Move what both need to libs.',
      severity: 'error',
      from: { path: '^frontend/arcade/', pathNot: TESTS },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/shared/theme/(palette|theme-css)[.]ts$' },
    },
    {
      name: 'embeds-stay-small',
      comment:
        'An embedded board is one small script in a frame on other sites: of the site it takes the live client, the topic of boards and the palette. Move what both need to libs.',
      severity: 'error',
      from: { path: '^frontend/embed/', pathNot: TESTS },
      to: {
        path: '^frontend/src/',
        pathNot:
          '^frontend/src/(shared/(live/live-(client|transport)|theme/theme-css)|features/scores/live/leaderboard-topic)[.]ts$',
      },
    },
    {
      name: 'site-knows-no-arcade',
      comment:
        'The site shows games in frames and loads none of their code, nor that of embedded boards. Move what both need to libs.',
      severity: 'error',
      from: { path: '^frontend/src/' },
      to: { path: '^frontend/(arcade|embed)/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What the product runs on must not depend on its tests. Move the shared part out of the test folder.',
      severity: 'error',
      from: { path: '^(backend/(src|migrations)|frontend/(src|arcade|embed)|libs)/', pathNot: TESTS },
      to: { path: `${TESTS}|^test/` },
    },
    {
      name: 'no-tools-in-the-product',
      comment:
        'scripts, demo and bench are tools around the product, not parts of it. Move what the product needs into core, shared or libs.',
      severity: 'error',
      from: { path: '^(backend/(src|migrations|seeders)|frontend/(src|arcade|embed)|libs)/', pathNot: TESTS },
      to: { path: '^(scripts|demo|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The list of all tables has to name every entity; seen as an import it would tie all modules into circles.
    exclude: { path: '/dist/|^backend/src/config/mikro-orm[.]config[.]ts$' },
    tsPreCompilationDeps: true, // types count as well: a direction is a matter of what the code knows
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
