import { Matches } from 'class-validator';
import { Trimmed } from '../validation/plain-text.js';

/** The address of a webhook, as Discord shows it: its id and its token. */
export const DISCORD_WEBHOOK =
  /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/api(?:\/v\d{1,2})?\/webhooks\/(\d{17,20})\/([\w-]{60,80})$/;

/** PUT /api/games/{id}/discord, and its form. */
export class DiscordWebhookDto {
  @Trimmed()
  @Matches(DISCORD_WEBHOOK, {
    message: 'Paste the address of a Discord webhook: https://discord.com/api/webhooks/…',
  })
  webhook_url: string;
}
