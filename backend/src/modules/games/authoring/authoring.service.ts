import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { GameDto, type UpdateGameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { GameFrame } from '@gamegeek/contracts/games/game-frame.js';
import type { GameStatus } from '@gamegeek/contracts/games/game-status.js';
import { DEFAULT_PLAY_SETTINGS } from '@gamegeek/contracts/games/default-play-settings.js';
import { FOREIGN_PICTURE } from '@gamegeek/contracts/pictures/pictures.js';
import { playSettingConflicts } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { afterCommit } from '../../../core/database/after-commit.js';
import { AppError, forbidden, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { validate } from '../../../core/http/input/validate.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { isAgent } from '../../auth/agent-tokens/agent-tokens.service.js';
import { assertNotMuted } from '../../auth/sessions/session.guard.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import type { ModelVersion } from '../../models/browsing/model-version.entity.js';
import { ModelsService } from '../../models/browsing/models.service.js';
import type { Game } from '../directory/game.entity.js';
import { GAME_CHANGED } from '../directory/game-directory.service.js';
import { GamesRepository } from '../directory/games.repository.js';
import { mayChange, mayGiveAway } from '../directory/game.policy.js';
import { LaunchPlacesRepository } from '../launch-promotion/launch-places.repository.js';
import { PicturesRepository } from '../pictures/pictures.repository.js';

/** Content that visitors see; muted users may not change it. */
const CONTENT_FIELDS = [
  'name',
  'description',
  'imageUrl',
  'previewImages',
  'gameUrl',
  'githubUrl',
  'documentationUrl',
  'categories',
  'tags',
  'aiIntegrationDetails',
] as const satisfies readonly (keyof Game)[];

/** Settings that nodes cache for the score path. */
const RULE_FIELDS = [
  'launch',
  'accepts',
  'minScore',
  'maxScore',
  'minSeconds',
  'needsRound',
  'onDoubt',
  'allowedOrigins',
] as const satisfies readonly (keyof Game)[];

const FRAME_FIELDS = ['frameWidth', 'frameHeight', 'orientation'] as const satisfies readonly (keyof Game)[];

/** Entity fields of a request; fields that were not sent are missing. */
type GameFields = Partial<
  Pick<Game, (typeof CONTENT_FIELDS)[number] | (typeof RULE_FIELDS)[number] | (typeof FRAME_FIELDS)[number]>
>;

const draftsOnly = () =>
  new AppError(
    'insufficient_scope',
    'An agent makes and changes drafts only: send `"status": "draft"` with a new game. A maker lists it on the site.',
  );

const toBeDeleted = () => new AppError('conflict', 'This game will be deleted. Restore it first.');
const notToBeDeleted = () => new AppError('conflict', 'This game is not about to be deleted.');

/** What a listed game has, and a draft may be without. */
const NOTHING_YET = { description: '', categories: [], aiIntegrationDetails: '' };

/** Submits the trial scores of listed games that are kept. */
export const KEPT_TRIALS_JOB = 'submit-kept-trials';

/** Creates, changes, lists and hides games. */
@Injectable()
export class AuthoringService {
  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesRepository,
    private readonly models: ModelsService,
    private readonly pictures: PicturesRepository,
    private readonly launch: LaunchPlacesRepository,
    private readonly limits: RateLimits,
    private readonly invalidations: Invalidations,
    private readonly jobs: Jobs,
  ) {}

  /** Returns the id of the new game. */
  async list(dto: GameDto, caller: Caller): Promise<number> {
    const { userId } = caller;
    const status = wantedStatus(dto) ?? 'listed';
    if (isAgent(caller) && status !== 'draft') throw draftsOnly();
    await this.limits.consume('newGame', userId);
    await this.checkVersion(dto.model_version_id, dto.ai_model_id);
    const { launch, accepts } = DEFAULT_PLAY_SETTINGS;
    if (dto.launch === 'hosted') throw launchNeeded();
    checkPlay({ launch, accepts, ...fieldsOf(dto) }, { launch, accepts });
    const id = await this.em.fork().transactional(async (em) => {
      await this.checkPictures(em, undefined, dto);
      const premiumUntil = status === 'draft' ? null : await this.claimPlace(em, userId);
      const game = await this.games.add(em, {
        ...NOTHING_YET,
        ...fieldsOf(dto),
        ...{ name: dto.name, premiumUntil, active: status === 'listed', draft: status === 'draft' },
        modelVersion: dto.model_version_id,
        createdBy: userId,
      });
      return game.id;
    });
    await this.invalidations.publish(GAME_CHANGED, id);
    return id;
  }

  /** A place in the launch promotion, within the transaction that lists the game; the end of its months, if any. */
  private async claimPlace(em: EntityManager, userId: string): Promise<Date | null> {
    const { premiumUntil, placesLeft } = await this.launch.claim(em, userId);
    if (placesLeft !== undefined) afterCommit(em, () => this.launch.publish(placesLeft));
    return premiumUntil;
  }

  async change(id: number, dto: UpdateGameDto, caller: Caller): Promise<void> {
    const wasChanged = await this.em.fork().transactional((em) => this.changeWithin(em, id, dto, caller));
    if (wasChanged.visibility || wasChanged.rules) await this.invalidations.publish(GAME_CHANGED, id);
  }

  private async changeWithin(
    em: EntityManager,
    id: number,
    dto: UpdateGameDto,
    caller: Caller,
  ): Promise<{ visibility: boolean; rules: boolean }> {
    // Keeps admins from hiding the game in between.
    const game = await this.games.lockVisible(em, id, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the creator of a game may change it.');
    const status = statusAfter(game, dto);
    if (isAgent(caller) && !(game.draft && status === 'draft')) throw draftsOnly();
    if (status === 'listed' && game.hiddenReason !== null) throw forbidden('A moderator has hidden this game.');
    if (status === 'listed' && game.deleteAt) throw toBeDeleted();
    const versionId = dto.model_version_id ?? game.modelVersion.id;
    const modelId = dto.ai_model_id ?? (dto.model_version_id === undefined ? game.modelVersion.model.id : undefined);
    const version = await this.checkVersion(versionId, modelId);
    await this.checkPictures(em, id, dto);
    const wasActive = game.active;
    if (dto.trial_scores && status !== 'listed') {
      throw validationFailed({ trial_scores: ['Trial scores are kept or cleared when the game is listed'] });
    }
    const fields = fieldsOf(dto);
    if (versionId !== game.modelVersion.id || differs(fields, game, CONTENT_FIELDS)) assertNotMuted(caller);
    const rules = differs(fields, game, RULE_FIELDS);
    const before = playOf(game);
    const isMoved = fields.launch !== undefined && fields.launch !== game.launch;
    // A game becomes hosted with its build, and those of the arcade stay there.
    if (isMoved && (fields.launch === 'hosted' || isOfArcade(game))) throw launchNeeded();
    em.assign(game, {
      ...fields,
      modelVersion: versionId,
      active: status === 'listed',
      ...(isMoved && { buildId: null }),
    });
    checkPlay(playOf(game), before);
    if (game.draft && game.active) await this.listDraft(em, game, version, caller);
    if (dto.trial_scores === 'keep' && !wasActive) {
      await this.games.keepTrialScores(em, id);
      afterCommit(em, async () => this.jobs.request(KEPT_TRIALS_JOB));
    }
    await em.flush();
    return { visibility: game.active !== wasActive, rules };
  }

  /** A draft becomes a game that visitors read, as if it was created now. */
  private async listDraft(em: EntityManager, game: Game, version: ModelVersion, caller: Caller): Promise<void> {
    assertNotMuted(caller);
    const { name, description, categories, aiIntegrationDetails: ai_integration_details } = game;
    const ids = { ai_model_id: version.model.id, model_version_id: version.id };
    validate(GameDto, { name, description, categories, ai_integration_details, ...ids }, 'refuse');
    const premiumUntil = await this.claimPlace(em, game.createdBy.id);
    em.assign(game, { draft: false, premiumUntil, createdAt: new Date() });
  }

  /** The game leaves all lists and accepts no more scores; no data is deleted. */
  async hide(id: number, caller: Caller): Promise<void> {
    await this.change(id, { active: false }, caller);
  }

  /** Hides the game until it is deleted by a job. */
  async deleteForGood(id: number, caller: Caller): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const game = await this.lockOwn(em, id, caller);
      if (game.deleteAt === null) await this.games.scheduleDeletion(em, id, randomUUID());
    });
    await this.invalidations.publish(GAME_CHANGED, id);
  }

  /** Keeps a game that was to be deleted; it stays hidden. */
  async restore(id: number, caller: Caller): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await this.lockOwn(em, id, caller);
      if (!(await this.games.cancelDeletion(em, id))) throw notToBeDeleted();
    });
    await this.invalidations.publish(GAME_CHANGED, id);
  }

  private async lockOwn(em: EntityManager, id: number, caller: Caller): Promise<Game> {
    const game = await this.games.lockVisible(em, id, caller);
    if (!game) throw notFound('This game');
    if (!mayGiveAway(game, caller)) throw forbidden('Only the creator of a game may delete it for good.');
    return game;
  }

  /** Uploaded pictures are those of the game itself, because others can be deleted. A new game has none. */
  private async checkPictures(
    em: EntityManager,
    id: number | undefined,
    { image_url: cover, preview_images: previews }: UpdateGameDto,
  ): Promise<void> {
    const fields = Object.entries({ image_url: cover ? [cover] : [], preview_images: previews ?? [] });
    for (const [field, addresses] of fields) {
      if (!(await this.pictures.areOf(em, id, addresses))) throw validationFailed({ [field]: [FOREIGN_PICTURE] });
    }
  }

  /** Requires an existing version, of the model that was chosen with it. */
  private async checkVersion(versionId: number, modelId: number | undefined): Promise<ModelVersion> {
    const version = await this.models.findVersion(versionId);
    if (!version || (modelId !== undefined && version.model.id !== modelId)) {
      throw validationFailed({ model_version_id: ['Please select a model version'] });
    }
    return version;
  }
}

/** What a request says about the status; `active` is the older way to say it. */
function wantedStatus({ status, active }: Pick<UpdateGameDto, 'status' | 'active'>): GameStatus | undefined {
  if (status && typeof active === 'boolean' && active !== (status === 'listed')) {
    throw validationFailed({ active: [`Active is ${active}, but the status is ${status}: send one of them`] });
  }
  return status ?? (active === undefined ? undefined : active ? 'listed' : 'hidden');
}

/** Only a game that was never listed is a draft. */
function statusAfter({ draft, active }: Game, dto: UpdateGameDto): GameStatus {
  const wanted = wantedStatus(dto);
  if (dto.status === 'draft' && !draft) {
    throw validationFailed({ status: ['A game that was listed can be hidden, but it does not become a draft again'] });
  }
  if (dto.status === 'hidden' && draft) {
    throw validationFailed({ status: ['A draft is not listed, so there is nothing to hide'] });
  }
  if (draft) return wanted === 'listed' ? 'listed' : 'draft';
  return wanted ?? (active ? 'listed' : 'hidden');
}

function differs(fields: GameFields, game: Game, names: readonly (keyof GameFields)[]): boolean {
  return names.some((field) => fields[field] !== undefined && !isDeepStrictEqual(fields[field], game[field]));
}

const isOfArcade = ({ arcadeId }: Pick<Game, 'arcadeId'>): boolean => arcadeId !== null && arcadeId !== undefined;

const launchNeeded = () => validationFailed({ launch: ['Please select how the game is launched'] });

type PlayFields = Pick<GameFields, (typeof RULE_FIELDS)[number] | 'gameUrl'>;

function playOf({ launch, accepts, gameUrl, minScore, maxScore, minSeconds, needsRound }: PlayFields): PlayFields {
  return { launch, accepts, gameUrl, minScore, maxScore, minSeconds, needsRound };
}

/** Validates the play settings as they will be after the change. Conflicts that the game had before do not block it. */
function checkPlay(after: PlayFields, before: PlayFields): void {
  const known = conflictsOf(before);
  const conflicts = Object.entries(conflictsOf(after)).map(([field, sentence]): [string, string[]] => [
    field,
    [sentence],
  ]);
  if (conflicts.some(([field]) => !(field in known))) throw validationFailed(Object.fromEntries(conflicts));
}

const conflictsOf = ({ launch, accepts, gameUrl, minScore, maxScore, minSeconds, needsRound }: PlayFields) =>
  playSettingConflicts({
    launch,
    accepts,
    game_url: gameUrl,
    min_score: minScore,
    max_score: maxScore,
    min_seconds: minSeconds,
    needs_round: needsRound,
  });

function fieldsOf(dto: UpdateGameDto): GameFields {
  const fields: { [K in keyof GameFields]: GameFields[K] | undefined } = {
    name: dto.name ?? undefined,
    description: dto.description ?? undefined,
    imageUrl: dto.image_url,
    previewImages: dto.preview_images ?? undefined,
    gameUrl: dto.game_url,
    githubUrl: dto.github_url,
    documentationUrl: dto.documentation_url,
    categories: dto.categories ?? undefined,
    tags: dto.tags ?? undefined,
    aiIntegrationDetails: dto.ai_integration_details ?? undefined,
    launch: dto.launch ?? undefined,
    accepts: dto.accepts ?? undefined,
    minScore: dto.min_score,
    maxScore: dto.max_score,
    minSeconds: dto.min_seconds,
    needsRound: dto.needs_round ?? undefined,
    onDoubt: dto.on_doubt ?? undefined,
    allowedOrigins: dto.allowed_origins ?? undefined,
    ...(dto.frame && sidesOf(dto.frame)),
    orientation: dto.orientation ?? undefined,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const sidesOf = (frame: GameFrame) =>
  frame === 'fill' ? { frameWidth: null, frameHeight: null } : { frameWidth: frame.width, frameHeight: frame.height };
