/** What an agent token may do, for the account that made it. */
export const AGENT_SCOPES = ['games', 'builds', 'boards', 'read'] as const;
export type AgentScope = (typeof AGENT_SCOPES)[number];

export const AGENT_TOKEN_PREFIX = 'gga_';
/** How many tokens an account may have. */
export const AGENT_TOKENS_MAX = 10;
export const AGENT_TOKEN_NAME_MAX = 60;
