import * as v from 'valibot';
import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { DEFAULT_PLAY_SETTINGS } from '@gamegeek/contracts/games/default-play-settings.js';
import { playSettingConflicts } from '@gamegeek/contracts/games/play-setting-conflicts.js';
import { gameFrameSchema, gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { paths } from '#shared/routing/paths.js';

/** Zero: no model or version selected. */
export const NO_CHOICE = 0;

/** A new game, before it is known how it is played. */
export const EMPTY_GAME: GameDto = {
  name: '',
  description: '',
  ai_model_id: NO_CHOICE,
  model_version_id: NO_CHOICE,
  image_url: '',
  preview_images: [],
  game_url: '',
  github_url: '',
  documentation_url: '',
  categories: [],
  tags: [],
  ai_integration_details: '',
  active: true,
  ...DEFAULT_PLAY_SETTINGS,
  allowed_origins: [],
};

/** Where a new game is that is not uploaded. */
export type GamePlace = 'web' | 'download';

/** Where a game is that is launched so. */
export const placeOf = ({ launch }: Pick<GameDto, 'launch'>): GamePlace => (launch === 'link' ? 'download' : 'web');

/** In a browser, play sessions know the player. */
export const acceptsFor = (launch: GameDto['launch']) => (launch === 'embed' || launch === 'tab' ? 'plays' : 'keys');

/** A new game at this place, with what was typed before. */
export function newGameAt(place: GamePlace, typed: Partial<GameDto> = {}): GameDto {
  const isThere = typed.launch !== undefined && placeOf(typed) === place;
  const launch = place === 'web' ? 'embed' : 'link';
  return { ...EMPTY_GAME, ...typed, ...(!isThere && { launch, accepts: acceptsFor(launch) }) };
}

/** In the order of their section. */
const PLAY_FIELDS = [
  'accepts',
  'min_score',
  'max_score',
  'min_seconds',
  'needs_round',
  'on_doubt',
  'allowed_origins',
] as const satisfies readonly (keyof typeof DEFAULT_PLAY_SETTINGS)[];

export const isPlayField = (name: string): boolean => PLAY_FIELDS.some((field) => field === name);

/** Whether the score settings are the defaults. */
export function hasDefaultPlay(values: GameDto): boolean {
  return PLAY_FIELDS.every((name) => JSON.stringify(values[name]) === JSON.stringify(DEFAULT_PLAY_SETTINGS[name]));
}

/** In the order of the page: the first invalid field gets the focus. */
export const GAME_FIELDS = [
  'name',
  'description',
  'categories',
  'tags',
  'ai_model_id',
  'model_version_id',
  'ai_integration_details',
  'image_url',
  'preview_images',
  'game_url',
  'launch',
  'frame',
  'orientation',
  'github_url',
  'documentation_url',
  'active',
  ...PLAY_FIELDS,
] as const satisfies readonly (keyof GameDto)[];

/** Conflicting settings. Those that the game had before do not block a change. */
export function newConflicts(values: GameDto, before: GameDto): ReturnType<typeof playSettingConflicts> {
  const known = playSettingConflicts(before);
  const found = playSettingConflicts(values);
  return Object.keys(found).every((name) => name in known) ? {} : found;
}

const REQUIRED = [
  'name',
  'description',
  'ai_model_id',
  'model_version_id',
  'categories',
  'ai_integration_details',
] as const satisfies readonly (keyof GameDto)[];

export const gameDraftSchema = v.object({
  ...v.partial(v.pick(gameSchema, GAME_FIELDS)).entries,
  /** May be stored while it is typed. */
  frame: v.optional(v.fallback(gameFrameSchema, 'fill')),
  ...v.pick(gameSchema, REQUIRED).entries,
});

/** The page of a game that was saved. Its maker checks there whether it runs at a new address in a frame. */
export function pageAfterSaving(saved: Game, before?: Game): string {
  const isFramed = saved.launch === 'embed';
  const isNew = before?.launch !== 'embed' || before.game_url !== saved.game_url;
  return isFramed && isNew ? paths.checkGame(saved.id) : paths.game(saved.id);
}

/** A game as form values. */
export function valuesOf(game: Game): GameDto {
  return {
    name: game.name,
    description: game.description,
    ai_model_id: game.ai_model_id,
    model_version_id: game.model_version_id,
    image_url: game.image_url ?? '',
    preview_images: game.preview_images,
    game_url: game.game_url ?? '',
    github_url: game.github_url ?? '',
    documentation_url: game.documentation_url ?? '',
    categories: game.categories,
    tags: game.tags,
    ai_integration_details: game.ai_integration_details,
    active: game.active,
    // It stays one until its maker lists it.
    ...(game.status === 'draft' && { status: game.status }),
    launch: game.launch,
    frame: game.frame,
    orientation: game.orientation,
    accepts: game.accepts,
    min_score: game.min_score,
    max_score: game.max_score,
    min_seconds: game.min_seconds,
    needs_round: game.needs_round,
    on_doubt: game.on_doubt,
    allowed_origins: game.allowed_origins,
  };
}
