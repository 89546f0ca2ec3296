import type { Rank } from '@gamegeek/rules/level.js';

/** What anyone may know of a user. Times are ISO 8601 in UTC with milliseconds. */
export interface PublicUser {
  id: string;
  username: string;
  created_at: string;
}

/** What a user sees of themselves (CONTRACT section 2). */
export interface OwnUser extends PublicUser {
  email: string;
  email_verified: boolean;
  is_admin: boolean;
  credits: number;
  total_score: number;
  level: number;
  rank: Rank;
  updated_at: string;
}

/** The token is shown once, here; the server keeps only its hash. */
export interface Session {
  access_token: string;
  expires_at: string;
}

export interface SessionAnswer {
  session: Session;
  user: OwnUser;
}

/** The one key of a user, as its owner sees it. */
export interface ApiKeyView {
  apiKey: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}
