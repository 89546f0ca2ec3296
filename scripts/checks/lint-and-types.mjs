// Types and lint in one go: what `npm run typecheck` and `npm run lint` say one after the other. Half of the lint's work
// is to find out the types of everything, which the compiler knows once it has checked them.
import { ESLint } from 'eslint';
import ts from 'typescript';
import config from '../../eslint.config.js';
import { PROJECT, inProject } from '../launch/paths.mjs';
import { say } from '../launch/progress.mjs';

/** @typedef {import('eslint').Linter.Config} Part */

const host = {
  getCanonicalFileName: (/** @type {string} */ file) => file,
  getCurrentDirectory: () => PROJECT,
  getNewLine: () => '\n',
};

/**
 * @param {string} project the path of a tsconfig.json
 * @returns {ts.Program}
 */
function programOf(project) {
  const parsed = ts.getParsedCommandLineOfConfigFile(inProject(project), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (fault) => {
      throw new Error(ts.formatDiagnostic(fault, host));
    },
  });
  if (!parsed) throw new Error(`${project} cannot be read`);
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = parsed;
  return ts.createProgram({ rootNames, options, configFileParsingDiagnostics });
}

/** @type {Map<string, ts.Program>} by their projects, as the lint's configuration names them */
const programs = new Map();

/**
 * The same rules, with types from the program that has been checked.
 * @param {Part} part of eslint.config.js
 * @returns {Part}
 */
function withProgram(part) {
  /** @type {{ parserOptions?: { project?: unknown } } | undefined} */
  const options = part.languageOptions;
  const project = options?.parserOptions?.project;
  if (typeof project !== 'string') return part;
  const program = programs.get(project) ?? programOf(project);
  programs.set(project, program);
  return { ...part, languageOptions: { ...options, parserOptions: { programs: [program] } } };
}

const rules = config.map(withProgram);
const faults = [...programs.values()].flatMap((program) => ts.getPreEmitDiagnostics(program));
if (faults.length > 0) say(ts.formatDiagnosticsWithColorAndContext(faults, host));

const eslint = new ESLint({ cwd: PROJECT, overrideConfigFile: true, overrideConfig: rules });
const results = await eslint.lintFiles('.');
const remarks = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
const formatter = await eslint.loadFormatter();
say(await formatter.format(results));
process.exitCode = faults.length + remarks > 0 ? 1 : 0;
