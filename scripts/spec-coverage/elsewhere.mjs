// What SPEC.md says and no browser has to be asked: held by the tests of a rule, a class, a component or an endpoint.

/**
 * @typedef {object} Row
 * @property {string} spec where SPEC.md has it
 * @property {string} words what it says
 * @property {string} file the test that holds it
 * @property {string} [proof] what stands in that file, where it is not the words themselves
 */

/** @type {readonly Row[]} */
export const ELSEWHERE = [
  {
    spec: '2, profile',
    words: 'Unknown Game',
    file: 'frontend/src/app/routes/profile.spec.tsx',
  },
  { spec: '2, profile', words: 'N/A', file: 'frontend/src/app/routes/profile.spec.tsx' },
  {
    spec: '2, route table',
    words: 'While the user is loading, a centred spinner; without a user, /auth',
    file: 'frontend/src/app/layout/protected-route/protected-route.spec.tsx',
    proof: "describe('",
  },
  {
    spec: '4, authentication',
    words: 'A stored session that is corrupt or refused is removed in silence',
    file: 'frontend/src/shared/api/confirm-session.spec.ts',
    proof: 'Unauthorized',
  },
  {
    spec: '4, authentication',
    words: 'Email verified / Your email has been verified successfully!',
    file: 'frontend/src/app/routes/auth.spec.tsx',
    proof: 'Your email has been verified successfully!',
  },
  {
    spec: '4, game form',
    words: 'Please select a model first',
    file: 'frontend/src/app/routes/submit-game.spec.tsx',
  },
  {
    spec: '4, game form',
    words: 'The Latest Version toggle is on in the standalone form',
    file: 'frontend/src/app/routes/create-version.spec.tsx',
    proof: 'Latest Version',
  },
  {
    spec: '4, game form',
    words: 'The Latest Version toggle is off in the dialog',
    file: 'frontend/src/app/routes/submit-game.spec.tsx',
    proof: 'Latest Version',
  },
  {
    spec: '4, level by total score; 9, level thresholds',
    words: 'Novice, Apprentice at 100, Adept at 300, Expert at 600, Master at 1000, and the progress between',
    file: 'libs/rules/src/level.spec.ts',
    proof: 'Apprentice',
  },
  {
    spec: '4, achievements; 9',
    words: 'First Game, Score Master at 1000, Game Explorer at 5 games, Achievement Hunter at 3 achievements',
    file: 'libs/rules/src/achievements.spec.ts',
    proof: 'achievement_hunter',
  },
  {
    spec: '5, other schemas',
    words: 'Rating must be between 1 and 5',
    file: 'libs/contracts/src/community/community.dto.spec.ts',
  },
  {
    spec: '5, other schemas',
    words: 'Comment content is required',
    file: 'libs/contracts/src/community/community.dto.spec.ts',
  },
  {
    spec: '5, other schemas',
    words: 'Score must be positive',
    file: 'libs/contracts/src/scores/submit-score.dto.spec.ts',
  },
  {
    spec: '5, other schemas',
    words: 'Score must be positive',
    file: 'backend/test/http/scores/submit-score.http.spec.ts',
  },
  {
    spec: '6, roles and permissions',
    words: 'Who may call what: every route for visitors, members, owners and admins',
    file: 'backend/test/http/authorisation.spec.ts',
    proof: '/api/games',
  },
  {
    spec: '7, the calls it makes',
    words: 'Each endpoint, its payload and its answers stand in the API document, which is compared with the routes',
    file: 'backend/test/architecture/openapi.spec.ts',
    proof: '/api/openapi.json',
  },
  {
    spec: '8, verification failure',
    words: 'Failed to verify email',
    file: 'frontend/src/app/routes/auth.spec.tsx',
  },
  {
    spec: '8, thrown messages',
    words: 'Failed to fetch model version',
    file: 'frontend/src/app/routes/submit-game.spec.tsx',
  },
  {
    spec: '8, thrown messages',
    words: 'Failed to fetch games',
    file: 'frontend/src/features/activity/components/panels.spec.tsx',
  },
  {
    spec: '8, trending; 9',
    words:
      'The placeholders Pixel Adventure, AI Chess Master and Space Explorer while there are fewer than three games',
    file: 'frontend/src/features/activity/components/panels.spec.tsx',
    proof: 'Pixel Adventure',
  },
  {
    spec: '8, empty states',
    words: 'No active users found.',
    file: 'frontend/src/features/activity/components/panels.spec.tsx',
  },
  {
    spec: '8, empty states',
    words: 'No trending games found.',
    file: 'frontend/src/features/activity/components/panels.spec.tsx',
  },
  {
    spec: '9, queries',
    words: 'Never stale, no refetch on focus, no polling, no retry, dropped after 5 minutes',
    file: 'frontend/src/shared/api/query-client.spec.ts',
    proof: 'refetchOnWindowFocus',
  },
  {
    spec: '9, toasts',
    words: 'One at a time, 5000 ms, swiped to the right, F8',
    file: 'frontend/src/shared/ui/toasts/toasts.spec.tsx',
    proof: 'F8',
  },
  {
    spec: '9, typing animation',
    words: '150 ms a character, 100 ms deleting, 2000 ms at a full word, for ever',
    file: 'frontend/src/features/home/components/typing-text/use-typing.spec.ts',
    proof: 'types at 150 ms, pauses 2 s, deletes at 100 ms',
  },
  {
    spec: '9, copy confirmation',
    words: 'Copied, for 2 seconds',
    file: 'frontend/src/app/routes/api-docs.spec.tsx',
    proof: 'Copied',
  },
];
