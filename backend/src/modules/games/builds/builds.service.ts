import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { BUILD_LIMITS } from '@gamegeek/contracts/builds/build-limits.js';
import type { Build, BuildCheck } from '@gamegeek/contracts/builds/builds.schemas.js';
import { buildAddress } from '@gamegeek/rules/play-frames.js';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { Sql } from '../../../core/database/sql.service.js';
import { forbidden, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Semaphore } from '../../../core/limits/semaphore.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { assertNotMuted } from '../../auth/sessions/session.guard.js';
import { isAgent } from '../../auth/agent-tokens/agent-tokens.service.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import type { Game } from '../directory/game.entity.js';
import { GAME_CHANGED } from '../directory/game-directory.service.js';
import { mayChange } from '../directory/game.policy.js';
import { GamesRepository } from '../directory/games.repository.js';
import { BUILD_CHANGED } from './build-files.service.js';
import { accountFull, brokenBuild, buildIsPlayed, tooManyBuilds, uploadRunning } from './builds.errors.js';
import { BuildsRepository, type BuildRow } from './builds.repository.js';
import { addBuild } from './add-build.sql.js';
import { storeFiles } from './store/store-files.js';
import { checkBuild } from './upload/check-build.js';
import { receiveUpload, type IncomingFile, type Upload } from './upload/receive-upload.js';
import { unpack, type UnpackedBuild } from './upload/unpack.js';

/** Longer than any upload takes, in milliseconds. */
const ABANDONED = 3_600_000;

/** Uploads builds, and decides which one is played. */
@Injectable()
export class BuildsService implements OnModuleInit {
  /** Players with an upload that is being received or stored here. */
  private readonly uploading = new Set<string>();
  /** Unpacking takes a processor, and storing a connection. */
  private readonly unpacking = new Semaphore({ concurrency: 1, queueSize: 20 });

  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly builds: BuildsRepository,
    private readonly games: GamesRepository,
    private readonly limits: RateLimits,
    private readonly invalidations: Invalidations,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Deletes what a killed process has left behind. */
  async onModuleInit(): Promise<void> {
    const parent = this.uploads;
    for (const name of await readdir(parent).catch((): string[] => [])) {
      const folder = path.join(parent, name);
      const found = await stat(folder).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - ABANDONED) await rm(folder, { recursive: true, force: true });
    }
  }

  private get uploads(): string {
    return path.join(this.settings.home, 'uploads');
  }

  /** Makers see all builds of a game, the newest first; everybody else the one that is played. */
  async list(gameId: number, caller: Caller | undefined): Promise<Build[]> {
    const game = await this.games.findVisible(gameId, caller);
    if (!game) throw notFound('This game');
    const rows = await this.builds.ofGame(gameId);
    const isMaker = caller !== undefined && mayChange(game, caller);
    return rows.filter(({ published }) => isMaker || published).map((row) => this.present(row));
  }

  /** Checks a file without keeping it. */
  async check(incoming: IncomingFile, { userId }: Caller): Promise<BuildCheck> {
    await this.limits.consume('buildUpload', userId);
    return this.receive(incoming, userId, async (upload, folder) => checkBuild(await unpack(upload, { folder })));
  }

  /**
   * Stores a file as the next build of a game; it is not published. In a draft, a build of an agent is published at
   * once, because only makers and testers see drafts.
   */
  async upload(gameId: number, incoming: IncomingFile, notes: string, caller: Caller): Promise<Build> {
    assertNotMuted(caller);
    const game = await this.changeable(gameId, caller);
    if (game.arcadeId !== null && game.arcadeId !== undefined) throw forbidden('Games of the arcade have no builds.');
    if ([...notes].length > BUILD_LIMITS.notes) {
      throw validationFailed({ notes: [`Notes must be at most ${BUILD_LIMITS.notes} characters`] });
    }
    await this.limits.consume('buildUpload', caller.userId);
    this.assertRoom(await this.builds.usage(gameId), 0);
    const id = await this.receive(incoming, caller.userId, async (upload, folder) => {
      const build = await unpack(upload, { folder, gameId });
      return this.add(gameId, caller.userId, upload, build, notes);
    });
    const build = await this.find(gameId, (row) => row.id === id);
    const isTried = isAgent(caller) && game.draft && build.verdict !== 'broken';
    return isTried ? this.publish(gameId, build.number, caller) : build;
  }

  /** The build is played from now on. */
  async publish(gameId: number, number: number, caller: Caller): Promise<Build> {
    assertNotMuted(caller);
    await this.em.fork().transactional(async (em) => {
      const game = await this.games.lockVisible(em, gameId, caller);
      if (!game) throw notFound('This game');
      if (!mayChange(game, caller)) throw forbidden('Only the makers of a game may change it.');
      const build = (await this.builds.ofGame(gameId)).find((row) => row.number === number);
      if (!build) throw notFound('This build');
      if (build.hiddenReason !== null) throw forbidden('A moderator has hidden this build.');
      if (build.verdict === 'broken') throw brokenBuild();
      await this.builds.publish(em, gameId, build.id);
    });
    await this.invalidations.publish(GAME_CHANGED, gameId);
    return this.find(gameId, (row) => row.number === number);
  }

  async delete(gameId: number, number: number, caller: Caller): Promise<void> {
    await this.changeable(gameId, caller);
    const id = await this.builds.delete(gameId, number);
    if (id !== undefined) await this.invalidations.publish(BUILD_CHANGED, id);
    else if ((await this.builds.ofGame(gameId)).some((row) => row.number === number)) throw buildIsPlayed();
    else throw notFound('This build');
  }

  private async changeable(gameId: number, caller: Caller): Promise<Game> {
    const game = await this.games.findVisible(gameId, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the makers of a game may change it.');
    return game;
  }

  private assertRoom({ builds, bytes }: { builds: number; bytes: number }, added: number): void {
    if (builds >= BUILD_LIMITS.ofGame) throw tooManyBuilds();
    if (bytes + added > BUILD_LIMITS.ofAccount) throw accountFull(bytes);
  }

  /** Receives a file into a folder that is deleted afterwards; one of each player at a time. */
  private async receive<T>(
    incoming: IncomingFile,
    userId: string,
    work: (upload: Upload, folder: string) => Promise<T>,
  ): Promise<T> {
    if (this.uploading.has(userId)) throw uploadRunning();
    this.uploading.add(userId);
    const parent = this.uploads;
    let folder: string | undefined;
    try {
      await mkdir(parent, { recursive: true });
      folder = await mkdtemp(`${parent}/`);
      const received = folder;
      const upload = await receiveUpload(incoming, received);
      return await this.unpacking.run(() => work(upload, received));
    } finally {
      this.uploading.delete(userId);
      if (folder) await rm(folder, { recursive: true, force: true });
    }
  }

  /** All of the build or nothing. */
  private async add(
    gameId: number,
    uploadedBy: string,
    { sha256 }: Upload,
    build: UnpackedBuild,
    notes: string,
  ): Promise<string> {
    const { verdict, reasons } = checkBuild(build);
    const { size, files } = build;
    const id = randomUUID();
    await this.sql.inBackground(async (client) => {
      await storeFiles(client, files);
      await this.builds.lockAccountOf(client, gameId);
      this.assertRoom(await this.builds.usage(gameId, client), size);
      await addBuild(client, { id, gameId, uploadedBy, sha256, size, verdict, reasons, notes, files });
    });
    return id;
  }

  private async find(gameId: number, wanted: (row: BuildRow) => boolean): Promise<Build> {
    const row = (await this.builds.ofGame(gameId)).find(wanted);
    if (!row) throw notFound('This build');
    return this.present(row);
  }

  private present({ id, number, sha256, size, files, verdict, reasons, notes, published, createdAt }: BuildRow): Build {
    const { gamesUrl, publicUrl } = this.settings;
    return {
      ...{ id, number, size, files, verdict, reasons, notes, published },
      sha256: sha256.toString('hex'),
      url: `${gamesUrl ?? publicUrl}${buildAddress(id)}`,
      created_at: createdAt.toISOString(),
    };
  }
}
