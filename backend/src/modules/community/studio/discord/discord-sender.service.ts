import { Inject, Injectable, Logger } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { LimitedLog } from '../../../../core/logging/limited-log.js';

/** In milliseconds. */
const TIMEOUT = 5_000;
/** Of answers for webhooks that were deleted, or whose token is wrong. */
const UNKNOWN = [401, 404];

export interface Webhook {
  id: string;
  token: string;
}

/** `retryIn`: in seconds, as Discord asks for. */
export type Delivery =
  | { outcome: 'sent' }
  | { outcome: 'refused' }
  | { outcome: 'failed'; retryIn: number | undefined };

/** Sends messages to Discord, and calls nothing else. The token is in the address, which is never logged. */
@Injectable()
export class DiscordSender {
  private readonly log = new LimitedLog(new Logger('Discord'));

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  get isAvailable(): boolean {
    return this.settings.discordUrl !== undefined;
  }

  async send({ id, token }: Webhook, content: string): Promise<Delivery> {
    const { discordUrl } = this.settings;
    if (discordUrl === undefined) return { outcome: 'failed', retryIn: undefined };
    try {
      const response = await fetch(`${discordUrl}/api/webhooks/${id}/${token}`, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json' },
        // Names may contain mentions, which must notify no one.
        body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (response.ok) return { outcome: 'sent' };
      if (UNKNOWN.includes(response.status)) return { outcome: 'refused' };
      this.log.warn({ status: response.status }, 'Discord did not take a message');
      return { outcome: 'failed', retryIn: secondsOf(response.headers.get('retry-after')) };
    } catch (error) {
      this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'Discord could not be reached');
      return { outcome: 'failed', retryIn: undefined };
    }
  }
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined;
}
