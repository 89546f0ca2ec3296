import type { Game, TrendingGame } from '@gamegeek/contracts/games/games.schemas.js';

export function game(id: number, name: string, changes: Partial<Game> = {}): Game {
  return {
    id,
    name,
    description: `${name} is a game.`,
    ai_model_id: 1,
    ai_model_name: 'Model',
    model_version_id: 1,
    model_version: '1',
    created_by: '00000000-0000-4000-8000-000000000001',
    creator: { id: '00000000-0000-4000-8000-000000000001', username: 'ada' },
    makers: [],
    image_url: null,
    preview_images: [],
    game_url: null,
    github_url: null,
    documentation_url: null,
    categories: ['Other'],
    tags: [],
    ai_integration_details: 'Written with a model.',
    active: true,
    status: changes.active === false ? 'hidden' : 'listed',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    average_rating: 0,
    total_ratings: 0,
    player_count: 0,
    counts_in_totals: true,
    premium_until: null,
    held_reason: null,
    delete_at: null,
    launch: 'link',
    accepts: 'keys',
    min_score: null,
    max_score: null,
    min_seconds: null,
    needs_round: false,
    on_doubt: 'refuse',
    allowed_origins: [],
    frame: 'fill',
    orientation: 'any',
    arcade_id: null,
    build_id: null,
    ...changes,
  };
}

/** A game as in the list of trending games. */
export function trendingGame(of: Game, changes: Partial<TrendingGame> = {}): TrendingGame {
  return {
    ...of,
    activePlayerCount: 3,
    growthPercentage: 50,
    aiModelName: of.ai_model_name,
    reason: { kind: 'players', players: 3 },
    ...changes,
  };
}
