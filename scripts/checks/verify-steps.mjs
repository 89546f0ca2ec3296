// What `npm run verify` looks at: everything that can be told without running the program.

/** Each keeps one core busy, and none writes anything. */
export const VERIFY_AT_ONCE = 2;

/** The longest first: the others fit beside it. @type {import('./steps.mjs').Step[]} */
export const VERIFY_STEPS = [
  { name: 'lint', act: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', act: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'format', act: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'import directions', act: ['npm', 'run', '--silent', 'directions'] },
  { name: 'dead code', act: ['npm', 'run', '--silent', 'deadcode'] },
];
