import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { expect, type APIRequestContext } from '@playwright/test';
import { listGame } from './listed-game.js';
import { newSession, type Player } from './players.js';

/** A game whose builds a test uploads. */
export class BuiltGame {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
    readonly game: Game,
  ) {}

  static async list(request: APIRequestContext, player: Player): Promise<BuiltGame> {
    const { access_token: token } = await newSession(request, player);
    const name = `Lampworks ${player.user.username}`;
    return new BuiltGame(request, token, await listGame(request, player, { name }));
  }

  /** Uploads a page and publishes it. */
  async publish(page: string): Promise<Build> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const builds = `/api/games/${this.game.id}/builds`;
    const uploaded = await this.request.post(builds, {
      headers: { ...headers, 'Content-Type': 'text/html' },
      data: Buffer.from(page),
    });
    expect(uploaded.status(), await uploaded.text()).toBe(201);
    const { number } = (await uploaded.json()) as Build;
    const published = await this.request.post(`${builds}/${number}/publish`, { headers });
    expect(published.status(), await published.text()).toBe(200);
    return (await published.json()) as Build;
  }
}
