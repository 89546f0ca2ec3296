// docs/spec-coverage.md: where each sentence of SPEC.md is held. Made from the tests themselves; with --check, compared.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import prettier from 'prettier';
import { inProject } from '../launch/paths.mjs';
import { DEPARTURES } from './departures.mjs';
import { ELSEWHERE } from './elsewhere.mjs';

/**
 * @typedef {{ spec: string, words: string[], where: string }} Held
 * @typedef {object} Suite as Playwright reports it
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { annotations: { type: string, description: string }[] }[] }[]} [specs]
 */

const PAGE = 'docs/spec-coverage.md';
const MANY = 32 * 1024 * 1024;

/**
 * What the browser suite looks for: its tests say so in their annotations.
 * @returns {Promise<Held[]>}
 */
async function heldByBrowsers() {
  const options = ['test', 'frontend/e2e/spec', '--list', '--reporter=json'];
  const { stdout } = await promisify(execFile)('playwright', options, { cwd: inProject(), maxBuffer: MANY });
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(stdout);
  return suites.flatMap(heldBy);
}

/**
 * @param {Suite} suite
 * @returns {Held[]}
 */
function heldBy({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) => {
    const stops = Map.groupBy(
      tests[0]?.annotations ?? [],
      ({ type, description }) => `${type}\n${wordsOf(description)[0]}`,
    );
    return [...stops].map(([stop, said]) => {
      const [spec = '', at] = stop.replace('SPEC ', '').split('\n');
      return { spec, where: `${title}: ${at}`, words: said.map(({ description }) => wordsOf(description)[1] ?? '') };
    });
  });
  return [...suites.flatMap(heldBy), ...own];
}

const wordsOf = (/** @type {string} */ description) => description.split('\n');

/** @returns {Held[]} */
function heldElsewhere() {
  return ELSEWHERE.map(({ spec, words, file, proof = words }) => {
    if (!readFileSync(inProject(file), 'utf8').includes(proof)) throw new Error(`${file} does not hold “${proof}”.`);
    return { spec, words: [words], where: `\`${file}\`` };
  });
}

/** @param {Held[]} held */
function tables(held) {
  const sections = Map.groupBy(held, ({ spec }) => Number.parseInt(spec, 10));
  return [...sections]
    .sort(([a], [b]) => a - b)
    .map(([section, rows]) => {
      const lines = rows
        .toSorted((a, b) => a.spec.localeCompare(b.spec, 'en') || a.where.localeCompare(b.where, 'en'))
        .map(({ spec, words, where }) => `| ${cell(spec)} | ${cell(words.join(' · '))} | ${cell(where)} |`);
      return [`## Section ${section}`, '', '| at | SPEC says | held by |', '| --- | --- | --- |', ...lines].join('\n');
    })
    .join('\n\n');
}

const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');

/** @param {Held[]} held */
function page(held) {
  return `# Where SPEC.md is held

Made by \`npm run spec-coverage\` from the tests themselves; \`npm test\` compares it. A row whose last column is a way through
the site is looked for in a real browser by \`frontend/e2e/spec\`; the others name the test that holds them.

${tables(held)}

## Done differently, on purpose

| SPEC says | at | here | why |
| --- | --- | --- | --- |
${DEPARTURES.map(({ says, spec, here, why }) => `| ${says} | ${spec} | ${here} | ${why} |`).join('\n')}
`;
}

const held = [...(await heldByBrowsers()), ...heldElsewhere()];
const options = { ...(await prettier.resolveConfig(inProject(PAGE))), parser: 'markdown' };
const made = await prettier.format(page(held), options);
if (!process.argv.includes('--check')) {
  writeFileSync(inProject(PAGE), made);
} else if (readFileSync(inProject(PAGE), 'utf8') !== made) {
  console.error(`${PAGE} is not what the tests say: run "npm run spec-coverage".`);
  process.exitCode = 1;
}
