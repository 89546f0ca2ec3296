import * as v from 'valibot';
import { integer, link, time, uuid } from '../values.js';

/** `risky` builds run, but something in them may fail here; `broken` ones do not, and cannot be published. */
export const BUILD_VERDICTS = ['ready', 'risky', 'broken'] as const;
export type BuildVerdict = (typeof BUILD_VERDICTS)[number];

/** What the check of a build can find; with the first three it does not run. The site has a text for each. */
export const BUILD_FINDINGS = [
  'no_markup',
  'missing_file',
  'threads',
  'external_script',
  'external_address',
  'no_game_over',
  'no_viewport',
  'keyboard_only',
  'large',
] as const;
export type BuildFinding = (typeof BUILD_FINDINGS)[number];

export const buildReasonSchema = v.object({
  code: v.picklist(BUILD_FINDINGS),
  /** What was found, with the names of files or addresses, and what helps. */
  message: v.string(),
});
export type BuildReason = v.InferOutput<typeof buildReasonSchema>;

const checked = { verdict: v.picklist(BUILD_VERDICTS), reasons: v.array(buildReasonSchema) };

/** POST /api/builds/check */
export const buildCheckSchema = v.object({
  ...checked,
  /** The title of its page, to propose a name for the game. */
  title: v.nullable(v.string()),
});
export type BuildCheck = v.InferOutput<typeof buildCheckSchema>;

/** An uploaded version of the files of a game. */
export const buildSchema = v.object({
  id: uuid,
  /** 1 for the first build of a game. */
  number: integer,
  /** Of the uploaded file, in hexadecimal digits. */
  sha256: v.string(),
  /** Bytes of all files, unpacked. */
  size: integer,
  /** The number of files. */
  files: integer,
  ...checked,
  /** What is new in it; shown on the page of the game. */
  notes: v.string(),
  /** Whether it is the one that is played. */
  published: v.boolean(),
  /** The address of its page. */
  url: link,
  created_at: time,
});
export type Build = v.InferOutput<typeof buildSchema>;
