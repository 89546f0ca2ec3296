import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { GameDto, UpdateGameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { GameFrame } from '@gamegeek/contracts/games/game-frame.js';
import { DEFAULT_PLAY_SETTINGS } from '@gamegeek/contracts/games/default-play-settings.js';
import { FOREIGN_PICTURE } from '@gamegeek/contracts/games/pictures.js';
import { playSettingConflicts } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { forbidden, notFound, validationFailed } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import { assertNotMuted } from '../../auth/sessions/session.guard.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { ModelsService } from '../../models/browsing/models.service.js';
import type { Game } from '../directory/game.entity.js';
import { GAME_CHANGED } from '../directory/game-directory.service.js';
import { GamesRepository } from '../directory/games.repository.js';
import { mayChange } from '../directory/game.policy.js';
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
  'allowedOrigins',
] as const satisfies readonly (keyof Game)[];

const FRAME_FIELDS = ['frameWidth', 'frameHeight', 'orientation'] as const satisfies readonly (keyof Game)[];

/** Entity fields of a request; fields that were not sent are missing. */
type GameFields = Partial<
  Pick<Game, (typeof CONTENT_FIELDS)[number] | (typeof RULE_FIELDS)[number] | (typeof FRAME_FIELDS)[number] | 'active'>
>;

/** Creates, changes, hides and shows games. */
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
  ) {}

  /** Returns the id of the new game. */
  async list(dto: GameDto, { userId }: SessionOwner): Promise<number> {
    await this.limits.consume('newGame', userId);
    await this.checkVersion(dto.model_version_id, dto.ai_model_id);
    const { launch, accepts } = DEFAULT_PLAY_SETTINGS;
    checkPlay({ launch, accepts, ...fieldsOf(dto) }, { launch, accepts });
    const { id, placesLeft } = await this.em.fork().transactional(async (em) => {
      await this.checkPictures(em, undefined, dto);
      const { premiumUntil, placesLeft } = await this.launch.claim(em, userId);
      const { name, description, categories, ai_integration_details: aiIntegrationDetails } = dto;
      const game = await this.games.add(em, {
        ...fieldsOf(dto),
        ...{ name, description, categories, aiIntegrationDetails, premiumUntil },
        modelVersion: dto.model_version_id,
        createdBy: userId,
      });
      return { id: game.id, placesLeft };
    });
    await this.invalidations.publish(GAME_CHANGED, id);
    if (placesLeft !== undefined) await this.launch.publish(placesLeft);
    return id;
  }

  async change(id: number, dto: UpdateGameDto, caller: SessionOwner): Promise<void> {
    const wasChanged = await this.em.fork().transactional((em) => this.changeWithin(em, id, dto, caller));
    if (wasChanged.visibility || wasChanged.rules) await this.invalidations.publish(GAME_CHANGED, id);
  }

  private async changeWithin(
    em: EntityManager,
    id: number,
    dto: UpdateGameDto,
    caller: SessionOwner,
  ): Promise<{ visibility: boolean; rules: boolean }> {
    // Keeps admins from hiding the game in between.
    const game = await this.games.lockVisible(em, id, caller);
    if (!game) throw notFound('This game');
    if (!mayChange(game, caller)) throw forbidden('Only the creator of a game may change it.');
    if (dto.active && game.hiddenReason !== null) throw forbidden('A moderator has hidden this game.');
    const versionId = dto.model_version_id ?? game.modelVersion.id;
    const modelId = dto.ai_model_id ?? (dto.model_version_id === undefined ? game.modelVersion.model.id : undefined);
    await this.checkVersion(versionId, modelId);
    await this.checkPictures(em, id, dto);
    const wasActive = game.active;
    const fields = fieldsOf(dto);
    if (versionId !== game.modelVersion.id || differs(fields, game, CONTENT_FIELDS)) assertNotMuted(caller);
    const rules = differs(fields, game, RULE_FIELDS);
    const before = playOf(game);
    em.assign(game, { ...fields, modelVersion: versionId });
    checkPlay(playOf(game), before);
    await em.flush();
    return { visibility: game.active !== wasActive, rules };
  }

  /** The game leaves all lists and accepts no more scores; no data is deleted. */
  async hide(id: number, caller: SessionOwner): Promise<void> {
    await this.change(id, { active: false }, caller);
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
  private async checkVersion(versionId: number, modelId: number | undefined): Promise<void> {
    const version = await this.models.findVersion(versionId);
    if (!version || (modelId !== undefined && version.model.id !== modelId)) {
      throw validationFailed({ model_version_id: ['Please select a model version'] });
    }
  }
}

function differs(fields: GameFields, game: Game, names: readonly (keyof GameFields)[]): boolean {
  return names.some((field) => fields[field] !== undefined && !isDeepStrictEqual(fields[field], game[field]));
}

type PlayFields = Pick<GameFields, (typeof RULE_FIELDS)[number] | 'gameUrl'>;

function playOf({ launch, accepts, gameUrl, minScore, maxScore, minSeconds, needsRound }: PlayFields): PlayFields {
  return { launch, accepts, gameUrl, minScore, maxScore, minSeconds, needsRound };
}

/** Validates the play settings as they will be after the change. Conflicts that the game had before do not block it. */
function checkPlay(after: PlayFields, before: PlayFields): void {
  if (after.launch !== before.launch && [after.launch, before.launch].includes('hosted')) {
    throw validationFailed({ launch: ['Please select how the game is launched'] });
  }
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
    active: dto.active ?? undefined,
    launch: dto.launch ?? undefined,
    accepts: dto.accepts ?? undefined,
    minScore: dto.min_score,
    maxScore: dto.max_score,
    minSeconds: dto.min_seconds,
    needsRound: dto.needs_round ?? undefined,
    allowedOrigins: dto.allowed_origins ?? undefined,
    ...(dto.frame && sidesOf(dto.frame)),
    orientation: dto.orientation ?? undefined,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const sidesOf = (frame: GameFrame) =>
  frame === 'fill' ? { frameWidth: null, frameHeight: null } : { frameWidth: frame.width, frameHeight: frame.height };
