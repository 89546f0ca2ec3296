import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EmailLinkPreview } from '@gamegeek/contracts/auth/auth.schemas.js';
import { tokenInvalid } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { EmailTokensRepository } from '../account-emails/email-tokens.repository.js';

/** `kind` is null for a link that no longer applies. Without addresses, which the token alone must not reveal. */
const PREVIEW = `
  SELECT u.username, CASE
    WHEN t.purpose = 'reset' AND t.email = u.email THEN 'reset-password'
    WHEN t.purpose = 'undo' THEN 'undo-email-change'
    WHEN t.purpose = 'verify' AND t.email = u.pending_email THEN 'confirm-new-email'
    WHEN t.purpose = 'verify' AND t.email = u.email THEN 'verify-email'
  END AS kind
  FROM email_tokens t JOIN users u ON u.id = t.user_id AND u.deleted_at IS NULL
  WHERE t.token_hash = ? AND t.expires_at > now()`;

/** What a link would do and to which account, so that pages can ask for confirmation. */
@Injectable()
export class EmailLinkPreviewsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly tokens: EmailTokensRepository,
    private readonly limits: RateLimits,
  ) {}

  async of(token: string, address: string): Promise<EmailLinkPreview> {
    await this.limits.consume('wrongEmailToken', address);
    const hash = this.tokens.hashOf(token);
    const [preview] = hash
      ? await this.em
          .fork()
          .execute<(Omit<EmailLinkPreview, 'kind'> & { kind: EmailLinkPreview['kind'] | null })[]>(PREVIEW, [hash])
      : [];
    if (!preview?.kind) throw tokenInvalid();
    await this.limits.reward('wrongEmailToken', address);
    return { kind: preview.kind, username: preview.username };
  }
}
