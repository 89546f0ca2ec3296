import * as v from 'valibot';
import { errorCode } from '../errors/errors.schemas.js';
import { integer, time } from '../values.js';

/** The number of requests that the call log of a game keeps. */
export const CALLS_KEPT = 200;

/** What was requested: a score alone or in a batch, a launch or connect code, a play session, a round, the end of a session. */
export const CALL_KINDS = ['score', 'batch', 'launch', 'connect', 'session', 'round', 'end'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** How the caller is known; `none`: neither key nor session. */
export const CALL_WAYS = ['key', 'session', 'play', 'guest', 'device', 'agent', 'none'] as const;
export type CallWay = (typeof CALL_WAYS)[number];

/** A request that concerned a game, and its answer. */
export const callSchema = v.object({
  id: v.string(),
  at: time,
  kind: v.picklist(CALL_KINDS),
  way: v.picklist(CALL_WAYS),
  /** The account of the caller; null for guests, and if it is not known. */
  player: v.nullable(v.string()),
  score: v.nullable(v.number()),
  /** The slug of the board; null for the main one, and for requests without a score. */
  board: v.nullable(v.string()),
  /** Null if the request was accepted. */
  refusal: v.nullable(v.object({ status: integer, code: errorCode, message: v.string() })),
});
export type Call = v.InferOutput<typeof callSchema>;

const refusalCountSchema = v.object({ code: errorCode, count: integer });
export type RefusalCount = v.InferOutput<typeof refusalCountSchema>;

const fields = {
  calls: v.pipe(v.array(callSchema), v.description('Newest first. In a patch: the new ones.')),
  playing: v.pipe(integer, v.description('Distinct players who scored in the last five minutes.')),
  refused: v.pipe(v.array(refusalCountSchema), v.description('Refused requests of today (UTC) by reason.')),
};

/** What the makers of a game watch. */
export const studioSchema = v.object(fields);
export type StudioSnapshot = v.InferOutput<typeof studioSchema>;

export const studioChangesSchema = v.partial(v.object(fields));
export type StudioChanges = v.InferOutput<typeof studioChangesSchema>;
