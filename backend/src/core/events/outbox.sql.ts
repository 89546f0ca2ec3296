import type { Row } from '../database/sql.service.js';

export const DELETE_PUBLISHED = {
  name: 'delete-published-events',
  text: 'DELETE FROM outbox_events WHERE id = ANY($1::bigint[])',
};

/** $1 name, $2 payload. */
export const INSERT_EVENT = {
  name: 'insert-outbox-event',
  text: 'INSERT INTO outbox_events (name, payload) VALUES ($1, $2::jsonb) RETURNING id::float8 AS id',
};

/** $1 name, $2 payloads as a JSON array. */
export const INSERT_EVENTS = {
  name: 'insert-outbox-events',
  text: 'INSERT INTO outbox_events (name, payload) SELECT $1, jsonb_array_elements($2::jsonb)',
};

/** $1: the lock. Released with the transaction. */
export const TRY_LOCK = 'SELECT pg_try_advisory_xact_lock($1) AS mine';

/** The committing node publishes at once; an older row was left behind by a crash. */
const LEFT_BEHIND = '1 second';
const ROWS_AT_ONCE = 500;
/** A row may hold hundreds of scores, and the transaction that holds the lock must stay short. */
const CHARACTERS_AT_ONCE = 40_000;
/** $1: names that have a handler. During an upgrade another release may write events that this one does not know. */
export const OLDEST = `
  SELECT id, name, payload, attempts FROM (
    SELECT id, name, payload, attempts, sum(length(payload::text)) OVER (ORDER BY id) - length(payload::text) AS before
    FROM (
      SELECT * FROM outbox_events
      WHERE created_at < now() - interval '${LEFT_BEHIND}' AND attempts = 0 AND name = ANY($1::text[])
      ORDER BY id LIMIT ${ROWS_AT_ONCE}
    ) oldest
  ) measured
  WHERE before < ${CHARACTERS_AT_ONCE} ORDER BY id`;

/** $1: names that have a handler. One at a time, so that an event that fails again does not block others. */
export const NEXT_RETRY = `
  SELECT id, name, payload, attempts FROM outbox_events
  WHERE attempts > 0 AND parked_at IS NULL AND due_at <= now() AND name = ANY($1::text[])
  ORDER BY due_at, id LIMIT 1`;

/** $1: ids, $2: error message, $3: seconds until the retry, or null to park them. */
export const NOTE_FAILURE = `
  UPDATE outbox_events
  SET attempts = attempts + 1, last_error = $2, due_at = now() + coalesce($3::integer, 0) * interval '1 second',
      parked_at = CASE WHEN $3::integer IS NULL THEN now() END
  WHERE id = ANY($1::bigint[])`;

export interface OutboxRow extends Row {
  id: number;
  name: string;
  payload: unknown;
  attempts: number;
}

export const OUTBOX_FIGURES = {
  name: 'outbox-figures',
  text: `
    SELECT count(*) FILTER (WHERE attempts = 0) AS waiting,
           count(*) FILTER (WHERE attempts > 0 AND parked_at IS NULL) AS retrying,
           count(*) FILTER (WHERE parked_at IS NOT NULL) AS parked,
           coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE parked_at IS NULL)), 0)::float8 AS age
    FROM outbox_events`,
};

export interface OutboxFigures extends Row {
  waiting: number;
  retrying: number;
  parked: number;
  age: number;
}
