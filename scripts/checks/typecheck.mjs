// npm run typecheck: all projects with the native compiler, whose package is installed beside the one Nest needs.
import { spawnSync } from 'node:child_process';
import { inProject } from '../launch/paths.mjs';

const TSC = inProject('node_modules', 'typescript-native', 'bin', 'tsc');

for (const project of ['.', 'frontend', 'scripts']) {
  const { status } = spawnSync('node', [TSC, '-p', inProject(project)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
