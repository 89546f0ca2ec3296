import * as v from 'valibot';
import { translatedSchema } from '../preferences/preferences.schemas.js';
import { integer, time } from '../values.js';
import { AGENT_SCOPES } from './agent-tokens.js';

/** The API key of a user, for its owner. */
export const apiKeySchema = v.object({
  apiKey: v.string(),
  name: v.pipe(v.string(), v.metadata({ examples: ['My games'] })),
  created_at: time,
  last_used_at: v.nullable(time),
  /** Until then, the key that this one has replaced works as well; null if there is none. */
  old_key_until: v.nullable(time),
});
export type ApiKeyView = v.InferOutput<typeof apiKeySchema>;

const agentTokenFields = {
  id: integer,
  name: v.pipe(v.string(), v.metadata({ examples: ['My coding agent'] })),
  scopes: v.array(v.picklist(AGENT_SCOPES)),
  created_at: time,
  last_used_at: v.nullable(time),
};

/** A token with which a coding agent works for a user. */
export const agentTokenSchema = v.object(agentTokenFields);
export type AgentTokenView = v.InferOutput<typeof agentTokenSchema>;

/** A new token: its text is in this answer only. */
export const newAgentTokenSchema = v.object({
  ...agentTokenFields,
  token: v.pipe(v.string(), v.metadata({ examples: ['gga_Vq3yJ0b9v5mXcD1sT7uKfE2hR8wLpN4aZ6gQiYxBoUk'] })),
});
export type NewAgentToken = v.InferOutput<typeof newAgentTokenSchema>;

/** An open session on one device. */
export const openSessionSchema = v.object({
  id: integer,
  created_at: time,
  last_seen_at: time,
  ip: v.nullable(v.string()),
  user_agent: v.nullable(v.string()),
  /** Whether this is the session of the request. */
  current: v.boolean(),
});
export type OpenSession = v.InferOutput<typeof openSessionSchema>;

/** A sign-in of the last 90 days, whether or not its session is still open. */
export const loginSchema = v.object({
  id: integer,
  created_at: time,
  ip: v.nullable(v.string()),
  user_agent: v.nullable(v.string()),
});
export type Login = v.InferOutput<typeof loginSchema>;

/** The data for an authenticator app; two-factor is on only after a code has been confirmed. */
export const totpSetupSchema = v.object({
  /** Base32, for typing. */
  secret: v.string(),
  otpauth_url: v.string(),
  /** An SVG document. */
  qr_svg: v.string(),
});
export type TotpSetup = v.InferOutput<typeof totpSetupSchema>;

/** Recovery codes, each valid once; shown only when two-factor is turned on. */
export const recoveryCodesSchema = v.object({ recovery_codes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

export const totpStatusSchema = v.object({
  enabled: v.boolean(),
  /** The number of unused recovery codes. */
  recovery_codes_left: integer,
});
export type TotpStatus = v.InferOutput<typeof totpStatusSchema>;

/** Credits for a completed achievement. */
export const creditEntrySchema = v.object({
  id: integer,
  amount: integer,
  /** Such as `achievement:first_game`. */
  reason: v.string(),
  /** The achievement, if it is one of a single game. */
  game_achievement: v.nullable(v.object({ game_id: integer, game_name: v.string(), title: translatedSchema })),
  created_at: time,
});
export type CreditEntry = v.InferOutput<typeof creditEntrySchema>;

/** GET /api/user/credits. */
export const creditsSchema = v.object({
  credits: integer,
  /** Newest first. */
  entries: v.array(creditEntrySchema),
});
export type Credits = v.InferOutput<typeof creditsSchema>;

/** GET /api/user/export. */
export const exportDocumentSchema = v.pipe(
  v.looseObject({ made_at: time }),
  v.description('Everything that is kept of the user, by its kind.'),
);
