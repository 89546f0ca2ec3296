// What `npm run verify` looks at: everything that can be told without running the program.

/** @type {import('./steps.mjs').Step[]} */
export const VERIFY_STEPS = [
  { name: 'format', act: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'lint', act: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', act: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'import directions', act: ['npm', 'run', '--silent', 'directions'] },
  { name: 'dead code', act: ['npm', 'run', '--silent', 'deadcode'] },
];
