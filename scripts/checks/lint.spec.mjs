import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inProject } from '../launch/paths.mjs';

/** Code that violates each rule. */
const BACKEND_VIOLATIONS = {
  'eslint(eqeqeq)': 'export const a = (x: string) => x == String(x);',
  'eslint(no-array-constructor)': 'export const a = new Array(0, 1);',
  'eslint(no-cond-assign)': 'let a = 1; if ((a = 2) && (a = 3)) {} while (a = 0) a += 1; export { a };',
  'eslint(no-constant-binary-expression)': 'export const a = {} ?? 1;',
  'eslint(no-control-regex)': 'export const a = /\\x1f/;',
  'eslint(no-debugger)': 'debugger;',
  'eslint(no-empty)': 'if (Math.random() > 2) {}',
  'eslint(no-empty-function)': 'export function a() {}',
  'eslint(no-irregular-whitespace)': 'export const\u00a0a = 1;',
  'eslint(no-loss-of-precision)': 'export const a = 5123000000000000000000000000001;',
  'eslint(no-restricted-imports)': "import 'lodash';",
  'eslint(no-self-assign)': 'let a = 1; a = a; export { a };',
  'eslint(no-unsafe-finally)': 'export function a() { try { return 1; } finally { return 2; } }',
  'eslint(no-unsafe-optional-chaining)': 'export const a = (b?: { c: () => void }) => (b?.c)();',
  'eslint(no-unused-expressions)': 'export const a = 1; a === 2;',
  'eslint(no-unused-vars)': 'const a = 1;',
  'eslint(no-useless-escape)': "export const a = '\\d';",
  'eslint(no-var)': 'export var a = 1;',
  'eslint(prefer-const)': 'let a = 1; export { a };',
  'eslint(prefer-rest-params)': 'export function a() { return arguments; }',
  'eslint(prefer-spread)': 'export const a = (b: number[]) => Math.max.apply(Math, b);',
  'gamegeek(no-process-env)': 'export const a = process.env.HOME;',
  'typescript(await-thenable)': 'export const a = async () => await 1;',
  'typescript(ban-ts-comment)': '// @ts-ignore\nexport const a = 1;',
  'typescript(consistent-type-imports)': "import { Stats } from 'node:fs'; export type A = Stats;",
  'typescript(no-array-delete)': 'export const a = (b: number[]) => { delete b[0]; };',
  'typescript(no-base-to-string)': 'export const a = String({});',
  'typescript(no-duplicate-enum-values)': 'export enum A { B = 1, C = 1 }',
  'typescript(no-duplicate-type-constituents)': 'export type A = string | string;',
  'typescript(no-empty-object-type)': 'export type A = {};',
  'typescript(no-explicit-any)': 'export type A = any[];',
  'typescript(no-extra-non-null-assertion)': 'export const a = (b?: string) => b!!;',
  'typescript(no-floating-promises)': 'Promise.resolve();',
  'typescript(no-for-in-array)': 'for (const a in [1]) console.log(a);',
  'typescript(no-implied-eval)': "setTimeout('1', 1);",
  'typescript(no-misused-new)': 'export interface A { new (): A }',
  'typescript(no-misused-promises)': '[1].forEach(async () => { await Promise.resolve(); });',
  'typescript(no-namespace)': 'export namespace A { export const b = 1; }',
  'typescript(no-non-null-asserted-optional-chain)': 'export const a = (b?: { c?: string }) => b?.c!;',
  'typescript(no-redundant-type-constituents)': 'export type A = unknown | string;',
  'typescript(no-require-imports)': "import a = require('node:fs'); export { a };",
  'typescript(no-this-alias)': 'export class A { b() { const c = this; return c; } }',
  'typescript(no-unnecessary-type-assertion)': 'export const a = (b: string) => b as string;',
  'typescript(no-unnecessary-type-constraint)': 'export type A<T extends unknown> = T[];',
  'typescript(no-unsafe-argument)': "export const a = () => parseInt(JSON.parse('1'));",
  'typescript(no-unsafe-assignment)': "export const a = () => { const b = JSON.parse('1'); return String(b); };",
  'typescript(no-unsafe-call)': "export const a = () => { JSON.parse('1')(); };",
  'typescript(no-unsafe-declaration-merging)': 'export interface A { b: 1 }\nexport class A {}',
  'typescript(no-unsafe-enum-comparison)': 'enum A { B = 1 } export const c = (d: A) => d === 1;',
  'typescript(no-unsafe-function-type)': 'export type A = Function;',
  'typescript(no-unsafe-member-access)': "export const a = () => { JSON.parse('1').b; };",
  'typescript(no-unsafe-return)': "export const a = () => JSON.parse('1');",
  'typescript(no-unsafe-unary-minus)': 'export const a = (b: string) => -b;',
  'typescript(no-wrapper-object-types)': 'export type A = String;',
  'typescript(only-throw-error)': "export const a = () => { throw 'b'; };",
  'typescript(prefer-as-const)': "export const a = 'b' as 'b';",
  'typescript(prefer-namespace-keyword)': 'declare module A {}',
  'typescript(prefer-promise-reject-errors)': "export const a = () => Promise.reject('b');",
  'typescript(restrict-plus-operands)': 'export const a = (b: bigint) => b + 1;',
  'typescript(restrict-template-expressions)': 'export const a = (b: string[]) => `${b}`;',
  'typescript(switch-exhaustiveness-check)': "export const a = (b: 'c' | 'd') => { switch (b) { case 'c': } };",
  'typescript(triple-slash-reference)': '/// <reference path="./b" />\nexport {};',
  'typescript(unbound-method)': 'class A { b() { return this; } } export const c = new A().b;',
};

const HOOKS = "import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';\n";
const PAGE_VIOLATIONS = {
  'gamegeek(no-font-size-literals)': 'export const a = `font-size: 1.125rem;`;',
  'gamegeek(no-spacing-literals)': 'export const a = `gap: ${1}px 12px;`;',
  'gamegeek(no-untranslated-text)': 'export const A = () => <p>Hello</p>;',
  'react(error-boundaries)': 'export function A() { try { return <p />; } catch { return null; } }',
  'react-hooks(exhaustive-deps)':
    'export function A({ b }: { b: string }) { useEffect(() => { console.log(b); }, []); return null; }',
  'react(globals)': 'let a = 1; export function A() { a = 2; return <p>{a}</p>; }',
  'react(immutability)': 'export function A({ b }: { b: { c: number } }) { b.c = 1; return <p>{b.c}</p>; }',
  'react(incompatible-library)':
    "import { useForm } from 'react-hook-form'; export function A() { const { watch } = useForm(); return <p>{String(watch('b'))}</p>; }",
  'react(purity)': 'export function A() { return <p>{Math.random()}</p>; }',
  'react(refs)': 'export function A() { const b = useRef(1); return <p>{b.current}</p>; }',
  'react-hooks(rules-of-hooks)': 'export function A({ b }: { b: boolean }) { if (b) useState(1); return null; }',
  'react(set-state-in-effect)':
    'export function A() { const [b, setB] = useState(1); useEffect(() => { setB(2); }, []); return <p>{b}</p>; }',
  'react(set-state-in-render)': 'export function A() { const [b, setB] = useState(1); setB(2); return <p>{b}</p>; }',
  'react(static-components)': 'export function A() { const B = () => <p />; return <B />; }',
  'react(unsupported-syntax)': "export function A() { eval('1'); return <p />; }",
  'react(use-memo)':
    'export function A() { const b = useMemo(async () => { await Promise.resolve(); }, []); return <p>{String(b)}</p>; }',
};

/** A file, its text, and a message that must appear, or (refused: false) must not. */
const FOLDER_RULES = /** @type {[file: string, text: string, message: RegExp, refused: boolean][]} */ ([
  ['backend/src/core/e1.ts', "import '@gamegeek/rules';", /Use the path of the file/, true],
  ['backend/src/core/e2.ts', "import '../../../libs/rules/src/x.js';", /instead of a path into libs/, true],
  ['frontend/src/e3.ts', "import '../../backend/src/x.js';", /Use libs instead/, true],
  ['frontend/src/e19.ts', "import '../../shared/x.js';", /Use `#…` instead/, true],
  ['backend/src/core/e4.ts', "import 'axios';", /Use `fetch` instead/, true],
  [
    'frontend/src/e5.ts',
    "import styled from 'styled-components'; export { styled };",
    /Use `import \{ styled \}/,
    true,
  ],
  ['bench/e6.ts', "import '../libs/rules/src/x.js';", /instead of a path/, false],
  ['bench/e7.ts', "import 'axios';", /Use `fetch` instead/, true],
  ['frontend/src/e8.ts', 'export const a = process.env.HOME;', /Use the Settings of/, true],
  ['scripts/e9.mjs', 'export const a = process.env.HOME;', /Use the Settings of/, false],
  ['backend/src/config/settings.ts', 'export const a = process.env.HOME;', /Use the Settings of/, false],
  ['frontend/src/e10.tsx', 'export const A = () => <img alt="Hello" />;', /language files/, true],
  ['frontend/src/e11.tsx', "export const A = () => <p>{'Hello'}</p>;", /language files/, true],
  ['frontend/src/e12.tsx', 'export const A = () => <p hidden={false} className="ab">–</p>;', /language files/, false],
  ['frontend/src/e13.spec.tsx', 'export const A = () => <p>Hello</p>;', /language files/, false],
  [
    'frontend/src/e14.tsx',
    'export const A = () => <p onClick={async () => { await fetch(""); }} />;',
    /Promise/,
    false,
  ],
  ['backend/src/core/e15.spec.ts', "export const a = () => JSON.parse('1');", /Unsafe/, false],
  ['scripts/e16.mjs', 'Promise.resolve();', /[Pp]romise/, true],
  ['backend/src/core/e17.spec.ts', 'it("a", () => { expect(fetch("")).rejects.toThrow("b"); });', /[Pp]romise/, true],
  ['backend/src/core/e18.ts', '// oxlint-disable-next-line eqeqeq\nexport const a = 1;', /[Uu]nused.*directive/, true],
]);

const FOLDERS = ['backend', 'bench', 'demo', 'frontend', 'libs', 'scripts', 'test'];

/** Wrong only with the project's compiler options (`noUncheckedIndexedAccess`), not with the defaults. */
const TYPE_ERROR_TS = 'export const a: number = [1][0];';
const TYPE_ERROR_JS = '/** @type {number} */\nexport const a = [1][0];';

/** A file of each TypeScript project, and of each folder that a project could miss. */
const TYPE_CHECKED = [
  'backend/src/core/t1.ts',
  'backend/test/t2.spec.ts',
  'bench/t3.ts',
  'demo/t4.ts',
  'frontend/e2e/t5.e2e.ts',
  'frontend/t6.ts',
  'frontend/src/t7.tsx',
  'libs/rules/src/t8.ts',
  'libs/sdk/src/t9.ts',
  'scripts/t10.ts',
  'scripts/t11.mjs',
  'test/t12.mjs',
  'test/t13.ts',
];

const nameOf = (/** @type {string} */ rule) => rule.replace(/\W/g, '-');
const backendViolations = Object.entries(BACKEND_VIOLATIONS).map(([rule, text]) => [
  rule,
  `backend/src/core/${nameOf(rule)}.ts`,
  text,
]);
const pageViolations = Object.entries(PAGE_VIOLATIONS).map(([rule, text]) => [
  rule,
  `frontend/src/${nameOf(rule)}.tsx`,
  `${HOOKS}${text}`,
]);
const VIOLATIONS = /** @type {[rule: string, file: string, text: string][]} */ ([
  ...backendViolations,
  ...pageViolations,
]);

describe('npm run lint', () => {
  /** @type {string} */
  let project;
  /** @type {{ code?: string, message: string, filename: string }[]} */
  let diagnostics;

  beforeAll(() => {
    project = realpathSync(mkdtempSync(path.join(tmpdir(), 'lint-')));
    const config = ['oxlint.config.ts', 'scripts/checks/lint-rules.mjs', 'tsconfig.json', 'tsconfig.base.json'];
    const folders = ['frontend', 'libs/sdk', 'scripts', 'test'].map((folder) => `${folder}/tsconfig.json`);
    for (const file of [...config, ...folders, 'package.json']) {
      cpSync(inProject(file), path.join(project, file));
    }
    symlinkSync(inProject('node_modules'), path.join(project, 'node_modules'));
    for (const [, file, text] of VIOLATIONS) writeSource(file, text);
    for (const [file, text] of FOLDER_RULES) writeSource(file, text);
    for (const file of TYPE_CHECKED) writeSource(file, file.endsWith('.mjs') ? TYPE_ERROR_JS : TYPE_ERROR_TS);
    const { stdout } = spawnSync(
      'node',
      [inProject('node_modules/oxlint/bin/oxlint'), '--format', 'json', ...FOLDERS],
      {
        cwd: project,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    );
    ({ diagnostics } = JSON.parse(stdout));
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  /**
   * @param {string} file
   * @param {string} text
   */
  function writeSource(file, text) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), `${text}\n`);
  }

  const diagnosticsOf = (/** @type {string} */ file) =>
    diagnostics.filter(({ filename }) => path.resolve(project, filename) === path.join(project, file));

  it.each(VIOLATIONS)('refuses code that violates %s', (rule, file) => {
    expect(diagnosticsOf(file).map(({ code }) => code)).toContain(rule);
  });

  it.each(TYPE_CHECKED)('checks the types of %s', (file) => {
    expect(diagnosticsOf(file).map(({ code }) => code)).toContain('typescript(TS2322)');
  });

  it.each(FOLDER_RULES)('applies the rules of its folder to %s: %s', (file, _text, message, refused) => {
    const found = diagnosticsOf(file).map((each) => JSON.stringify(each));
    expect(found.some((diagnostic) => message.test(diagnostic))).toBe(refused);
  });
});
