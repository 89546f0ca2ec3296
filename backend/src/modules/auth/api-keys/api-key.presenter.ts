import type { ApiKeyView } from '@gamegeek/contracts/auth/account.schemas.js';
import type { OwnKey } from './api-keys.service.js';

export function presentApiKey({ key, name, createdAt, lastUsedAt, oldKeyUntil }: OwnKey): ApiKeyView {
  return {
    apiKey: key,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    old_key_until: oldKeyUntil?.toISOString() ?? null,
  };
}
