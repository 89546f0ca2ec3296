import type { DiscordTest, GameDiscord } from '@gamegeek/contracts/studio/discord.schemas.js';
import { DISCORD_WEBHOOK, type DiscordWebhookDto } from '@gamegeek/contracts/studio/discord.dto.js';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../config/settings.js';
import { AppError, forbidden, notFound, rateLimited } from '../../../../core/errors/app-error.js';
import { RateLimits } from '../../../../core/limits/rate-limits.service.js';
import { Sealing, UnreadableSecretError } from '../../../../core/secrets/sealing.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { mayChange } from '../../../games/directory/game.policy.js';
import { GamesRepository } from '../../../games/directory/games.repository.js';
import { newsMessage, testMessage, type Champions, type News } from './discord-message.js';
import { DiscordSender } from './discord-sender.service.js';
import {
  GameWebhooksRepository,
  type ChampionOfGame,
  type GameWebhook,
  type Leader,
  type SealedWebhook,
} from './game-webhooks.repository.js';

const WEBHOOKS_AT_ONCE = 100;
const CALLS_AT_ONCE = 10;
/** Seconds between two calls of a webhook. */
const PAUSE = 60;

const unavailableHere = () =>
  new AppError('conflict', 'This site does not call other servers, so it cannot use Discord.');
const refusedBefore = () =>
  new AppError('conflict', 'Discord does not know this webhook any more. Paste the address of a new one.');

/** A channel of Discord to which a game reports new records and the champions of each week. */
@Injectable()
export class Discord {
  private readonly sealing: Sealing;

  constructor(
    private readonly games: GamesRepository,
    private readonly webhooks: GameWebhooksRepository,
    private readonly sender: DiscordSender,
    private readonly limits: RateLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.sealing = new Sealing(settings, 'discord webhooks');
  }

  async of(gameId: number, caller: SessionOwner): Promise<GameDiscord> {
    await this.assertMayChange(gameId, caller);
    return this.present(await this.webhooks.find(gameId));
  }

  /** Only the id and the token of the address are used. */
  async connect(gameId: number, { webhook_url: url }: DiscordWebhookDto, caller: SessionOwner): Promise<GameDiscord> {
    await this.assertMayChange(gameId, caller);
    if (!this.sender.isAvailable) throw unavailableHere();
    await this.limits.consume('discordWebhook', caller.userId);
    const [, id = '', token = ''] = DISCORD_WEBHOOK.exec(url) ?? [];
    await this.webhooks.connect(gameId, caller.userId, { id, sealedToken: this.sealing.seal(token, ownerOf(gameId)) });
    return this.present(await this.webhooks.find(gameId));
  }

  async disconnect(gameId: number, caller: SessionOwner): Promise<void> {
    await this.assertMayChange(gameId, caller);
    await this.webhooks.remove(gameId);
  }

  async sendTest(gameId: number, caller: SessionOwner): Promise<DiscordTest> {
    await this.assertMayChange(gameId, caller);
    const webhook = await this.webhooks.find(gameId);
    if (!webhook) throw notFound('This webhook');
    if (!this.sender.isAvailable) throw unavailableHere();
    if (webhook.refusedAt) throw refusedBefore();
    await this.limits.consume('discordTest', webhook.webhookId);
    if (!(await this.webhooks.claim(webhook))) throw rateLimited(PAUSE);
    return { outcome: await this.send(webhook, testMessage(webhook.game, webhook.language)) };
  }

  /** Reports what has happened since the last message of each game. */
  async report(): Promise<void> {
    if (this.settings.previousSecret !== undefined) await this.reseal();
    if (!this.sender.isAvailable) return;
    let due: GameWebhook[] = [];
    do {
      due = await this.webhooks.due(due.at(-1)?.gameId ?? 0, WEBHOOKS_AT_ONCE);
      const gameIds = due.map(({ gameId }) => gameId);
      if (gameIds.length === 0) return;
      const [leaders, champions] = await Promise.all([
        this.webhooks.leaders(gameIds),
        this.webhooks.champions(gameIds),
      ]);
      for (let at = 0; at < due.length; at += CALLS_AT_ONCE) {
        await Promise.all(
          due.slice(at, at + CALLS_AT_ONCE).map((webhook) => {
            const isOf = ({ gameId }: { gameId: number }) => gameId === webhook.gameId;
            return this.reportOne(webhook, leaders.filter(isOf), champions.filter(isOf));
          }),
        );
      }
    } while (due.length === WEBHOOKS_AT_ONCE);
  }

  private async reportOne(webhook: GameWebhook, leaders: Leader[], ofWeek: ChampionOfGame[]): Promise<void> {
    const news: News = {
      records: leaders.filter((leader) => isRecord(leader, webhook)),
      champions: championsOf(ofWeek, webhook),
    };
    const known = Object.fromEntries(leaders.map(({ boardId, score, scoreId }) => [boardId, { score, scoreId }]));
    const week = ofWeek[0]?.week ?? webhook.week;
    if (news.records.length > 0 || news.champions) {
      // Called for another game less than a minute ago: the next run reports it.
      if (!(await this.webhooks.claim(webhook))) return;
      if ((await this.send(webhook, newsMessage(webhook.game, news, webhook.language))) !== 'sent') return;
    } else if (!hasChanged(webhook.leaders, known)) return;
    await this.webhooks.reported(webhook, known, week);
  }

  /** Once the call is claimed. */
  private async send(webhook: GameWebhook, message: string): Promise<DiscordTest['outcome']> {
    const token = this.open(webhook);
    const delivery = token === undefined ? REFUSED : await this.sender.send({ id: webhook.webhookId, token }, message);
    if (delivery.outcome === 'sent') await this.webhooks.sent(webhook);
    else if (delivery.outcome === 'refused') await this.webhooks.refused(webhook);
    else await this.webhooks.failed(webhook, delivery.retryIn);
    return delivery.outcome;
  }

  /** Undefined if it was sealed with a secret that is gone. */
  private open({ gameId, sealedToken }: SealedWebhook): string | undefined {
    try {
      return this.sealing.open(sealedToken, ownerOf(gameId));
    } catch (error) {
      if (error instanceof UnreadableSecretError) return undefined;
      throw error;
    }
  }

  /** During a rotation of GAMEGEEK_SECRET. */
  private async reseal(): Promise<void> {
    for (const webhook of await this.webhooks.sealed()) {
      const { gameId, sealedToken } = webhook;
      if (this.sealing.isCurrent(sealedToken, ownerOf(gameId))) continue;
      const token = this.open(webhook);
      if (token !== undefined) await this.webhooks.reseal(webhook, this.sealing.seal(token, ownerOf(gameId)));
    }
  }

  private present(webhook: GameWebhook | undefined): GameDiscord {
    return {
      available: this.sender.isAvailable,
      webhook: webhook
        ? {
            id: webhook.webhookId,
            state: webhook.refusedAt ? 'refused' : webhook.failures > 0 ? 'failing' : 'on',
            connected_at: webhook.createdAt.toISOString(),
            last_sent_at: webhook.lastSentAt?.toISOString() ?? null,
          }
        : null,
    };
  }

  private async assertMayChange(gameId: number, caller: SessionOwner): Promise<void> {
    const game = await this.games.findVisible(gameId, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the makers of a game may connect it with Discord.');
  }
}

const REFUSED = { outcome: 'refused' } as const;

/** A copy of a sealed token in the row of another game does not open. */
const ownerOf = (gameId: number): string => `game ${gameId}`;

/** A first place above the one of the last message: a removal makes none. */
function isRecord({ boardId, score, scoreId }: Leader, { leaders }: GameWebhook): boolean {
  const known = leaders[boardId];
  return !known || (score > known.score && scoreId !== known.scoreId);
}

function championsOf(first: ChampionOfGame[], { week }: GameWebhook): Champions | undefined {
  const [top] = first;
  return top && (week === null || top.week > week) ? { week: top.name, format: top, first } : undefined;
}

function hasChanged(before: GameWebhook['leaders'], now: GameWebhook['leaders']): boolean {
  const boards = Object.keys(now);
  return (
    boards.length !== Object.keys(before).length ||
    boards.some((board) => before[board]?.scoreId !== now[board]?.scoreId)
  );
}
