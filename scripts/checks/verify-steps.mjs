// The steps of `npm run verify`: the static checks.

/** Each step uses one core and writes no files. */
export const VERIFY_CONCURRENCY = 2;

/** The longest first, so that the others run at the same time. @type {import('./steps.mjs').Step[]} */
export const VERIFY_STEPS = [
  { name: 'lint and types', run: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', run: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'module boundaries', run: ['npm', 'run', '--silent', 'check:boundaries'] },
  { name: 'dead code', run: ['npm', 'run', '--silent', 'deadcode'] },
];
