// npm run check:boundaries: which files may import each other, and where SQL and the environment may be used.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { inProject, PROJECT } from '../launch/paths.mjs';
import { violationsIn } from './text-boundaries.mjs';

const cruise = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'backend', 'frontend', 'libs'];
const { status } = spawnSync('depcruise', cruise, { cwd: PROJECT, stdio: 'inherit' });

const sources = inProject('backend', 'src');
const files = globSync('**/*.ts', { cwd: sources })
  .filter((file) => !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(`${sources}/${file}`, 'utf8') }));
const violations = violationsIn(files);
for (const { rule, file, comment } of violations) console.error(`error ${rule}: backend/src/${file}\n    ${comment}\n`);

process.exitCode = status === 0 && violations.length === 0 ? 0 : 1;
