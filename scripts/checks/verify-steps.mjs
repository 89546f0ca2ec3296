// The steps of `npm run verify`: the static checks.

/** Each step uses one core, and none writes files. */
export const VERIFY_AT_ONCE = 2;

/** The longest first, so that the others run beside it. @type {import('./steps.mjs').Step[]} */
export const VERIFY_STEPS = [
  { name: 'lint and types', act: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', act: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'module boundaries', act: ['npm', 'run', '--silent', 'check:boundaries'] },
  { name: 'dead code', act: ['npm', 'run', '--silent', 'deadcode'] },
];
