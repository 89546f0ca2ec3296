// Where SQL, statements, queries of entities and the environment may be used in the server. Part of check:boundaries.

/**
 * @typedef {object} TextRule
 * @property {string} name
 * @property {string} comment what to do instead; shown with each violation
 * @property {(text: string) => boolean} matches
 * @property {RegExp} allowed paths below `backend/src`
 * @property {string[]} exceptions paths below `backend/src`, each with its reason; unused ones are violations
 */

/** Repositories, SQL files, and the registration of personal data. */
const DATA_ACCESS = /\.(repository|sql|personal-data)\.ts$/;
/** The pools, transactions, locks and probes are what repositories use. */
const DATABASE_CODE = /^core\/database\/|\.(repository|sql|personal-data)\.ts$/;

const SQL = /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH) |[`'](SELECT|INSERT INTO|UPDATE|DELETE FROM) /m;
const STATEMENT_RUN = /\.execute(<[^(]*>)?\(|\b(sql|client)\s*\.(run|note|query)(<[^(]*>)?\(/;
/** `flush` and `assign` complete changes of entities that a repository has found. */
const ENTITY_QUERY = /\b(em|inner|tx|fork\(\))\s*\.(find\w*|count|native\w+|insert\w*|upsert\w*|create\w*)\(/;

/** The operator's locks around commands, on a connection of their own. */
const MAINTENANCE = ['maintenance.ts'];

/** @type {TextRule[]} */
export const TEXT_RULES = [
  {
    name: 'sql-only-in-repositories',
    comment: 'Move this SQL into a *.repository.ts or *.sql.ts file of its module.',
    matches: (text) => SQL.test(text),
    allowed: DATABASE_CODE,
    exceptions: MAINTENANCE,
  },
  {
    name: 'statements-run-only-in-repositories',
    comment:
      'Let a *.repository.ts file run this statement. A class that has to batch, retry or stream its statements itself belongs in the list of exceptions, with the reason.',
    matches: (text) => STATEMENT_RUN.test(text),
    allowed: DATABASE_CODE,
    exceptions: [
      ...MAINTENANCE,
      // Demo content in one transaction, under a lock.
      'seed-database.ts',
      // Delivers and deletes events in one transaction with their rows locked.
      'core/events/outbox-relay.service.ts',
      // Sends emails in one transaction with their rows locked.
      'core/mail/send-mails.job.ts',
      // Gauges that are read when metrics are requested.
      'core/metrics/mail.metrics.ts',
      'core/metrics/outbox.metrics.ts',
      // Resolves the keys of a batch of requests in one statement.
      'modules/auth/api-keys/api-keys.service.ts',
      // Reads sessions that ended while it missed messages, and retries.
      'modules/play/tokens/ended-sessions.service.ts',
      // Projects bests in one relaxed transaction, whose size follows the backlog.
      'modules/scores/bests/best-projection.service.ts',
      // Compares the database with the one that filled the ranks; reads with and without permission.
      'modules/scores/ranks/database-identity.service.ts',
      // Streams millions of rows through a cursor in one snapshot.
      'modules/scores/ranks/rank-rebuild.service.ts',
      // The group commit of scores, the allocation of their ids, and what their idempotency keys repeat.
      'modules/scores/submission/commit/score-ids.service.ts',
      'modules/scores/submission/commit/score-writer.service.ts',
      'modules/scores/submission/idempotency/delete-expired-idempotency-keys.job.ts',
      'modules/scores/submission/idempotency/idempotency-response.store.ts',
      'modules/scores/submission/idempotency/idempotent-batches.service.ts',
      'modules/scores/submission/idempotency/idempotent-replay.service.ts',
      // Loads and publishes the bests of committed scores.
      'modules/scores/submission/publishing/bests-from-database.service.ts',
      'modules/scores/submission/publishing/score-outbox.handler.ts',
    ],
  },
  {
    name: 'entities-queried-only-in-repositories',
    comment: 'Move this query into a *.repository.ts file of its module.',
    matches: (text) => ENTITY_QUERY.test(text),
    allowed: DATA_ACCESS,
    exceptions: [],
  },
  {
    name: 'environment-read-only-in-settings',
    comment: 'Take this from Settings, and let config/settings.ts read and check the variable.',
    matches: (text) => text.includes('process.env'),
    allowed: /^config\/settings\.ts$/,
    exceptions: [],
  },
];

/**
 * @param {{ file: string, text: string }[]} files without tests; paths are below `backend/src`
 * @param {TextRule[]} [rules]
 * @returns {{ rule: string, file: string, comment: string }[]}
 */
export function violationsIn(files, rules = TEXT_RULES) {
  return rules.flatMap(({ name, comment, matches, allowed, exceptions }) => {
    const found = files.filter(({ file, text }) => !allowed.test(file) && matches(text)).map(({ file }) => file);
    const refused = found.filter((file) => !exceptions.includes(file));
    const unused = exceptions.filter((file) => !found.includes(file));
    return [
      ...refused.map((file) => ({ rule: name, file, comment })),
      ...unused.map((file) => ({ rule: name, file, comment: 'Take it off the list of exceptions: it needs none.' })),
    ];
  });
}
