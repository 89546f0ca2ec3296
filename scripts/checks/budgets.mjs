// Size budgets (gzip) of the built site. Vite's manifest lists the files of a page.
import { globSync } from 'node:fs';
import { inProject } from '../launch/paths.mjs';
import { chunks, filesOf, START } from '../build/built-files.mjs';

const HOME = 'src/routes/home.tsx';
const ENGLISH = 'src/shared/i18n/common.texts.ts?en';
/** Prefetched by the home page for the section below the fold. */
const HOME_PREFETCHED = ['src/features/home/components/home-readers.tsx', 'src/features/home/home.texts.ts?en'];

const atStart = filesOf(START);
/** @param {string} name of a shared chunk in vite.config.ts */
const shared = (name) => Object.values(chunks).flatMap((chunk) => (chunk.name === name ? [chunk.file] : []));
/** Code shared by all forms. */
const forms = shared('forms');
/** Components shared by nearly all pages, including `/`. */
const parts = shared('parts');
/** Controls shared by most pages besides `/`. */
const controls = shared('controls');
const sharedFiles = new Set([...atStart, ...forms, ...parts, ...controls]);

/**
 * Lists the files in the name, so that an exceeded budget shows them.
 * @param {string} name
 * @param {Iterable<string>} files
 * @param {string} limit
 */
function budget(name, files, limit) {
  const all = [...files];
  const list = all.map((file) => file.replace('assets/', '')).join(', ');
  return { name: `${name}: ${list}`, path: all.map((file) => `../../frontend/dist/${file}`), gzip: true, limit };
}

/** Each arcade game is one self-contained file in every language. */
const arcade = globSync('arcade/*.html', { cwd: inProject('frontend/dist') }).sort();
const arcadeScripts = globSync('arcade/*.js', { cwd: inProject('frontend/dist') }).sort();
/** Shows recordings, and runs while they are played, instead of a game that can be played. */
const arcadeReplays = arcadeScripts.filter((file) => file.startsWith('arcade/replay.'));
/** What its games load beside: options, and what became of a run. */
const arcadeExtras = arcadeScripts.filter((file) => !arcadeReplays.includes(file));

/** Files loaded by games. */
const sdk = ['v1.js', 'v1.mjs'].map((file) => `sdk/${file}`);
/** @param {string} name of a part that the SDK loads on demand */
const sdkPart = (name) => globSync(`sdk/${name}-*.js`, { cwd: inProject('frontend/dist') });

/** Pages and lazily loaded chunks. Each is charged for its own files, without the shared ones. */
const onDemand = Object.values(chunks).flatMap(({ src, isDynamicEntry }) => (src && isDynamicEntry ? [src] : []));

export default [
  budget('first load of /', [...filesOf([...START, HOME, ENGLISH, ...HOME_PREFETCHED]), 'assets/theme-*.js'], '170 kB'),
  budget('controls', controls, '5 kB'),
  ...onDemand
    .map((source) => ({ source, files: [...filesOf([source])].filter((file) => !sharedFiles.has(file)) }))
    .filter(({ files }) => files.length > 0)
    .map(({ source, files }) => budget(source.replace('src/', ''), files, '41 kB')),
  ...arcade.map((file) => budget('arcade game', [file], '25600 B')),
  ...arcadeExtras.map((file) => budget('extras of the arcade', [file], '8 kB')),
  ...arcadeReplays.map((file) => budget('replay of the arcade', [file], '9 kB')),
  ...sdk.map((file) => budget('SDK', [file], '4096 B')),
  budget('SDK, game over', sdkPart('v1-overlay'), '4096 B'),
  budget('SDK, boards and sign-in', sdkPart('v1-more'), '2048 B'),
  budget('SDK, values of boards', sdkPart('v1-values'), '1024 B'),
  budget('SDK, messages to makers', sdkPart('v1-messages'), '1536 B'),
  budget('SDK, recordings', sdkPart('v1-recordings'), '512 B'),
  budget('SDK, <gamegeek-board>', ['sdk/v1-board.js'], '1024 B'),
  budget('embedded board', ['assets/embed-board-*.js'], '35 kB'),
  budget('form components', forms, '40 kB'),
  budget('fonts and styles', ['assets/*.woff2', 'assets/*.css'], '60 kB'),
];
