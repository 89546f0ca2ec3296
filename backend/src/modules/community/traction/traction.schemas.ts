import { figure, integer, listOf, named, object, orNull, text } from '../../../core/openapi/schemas.js';

const week = { type: 'string', format: 'date' } as const;
const played = { games: integer, players: integer, scores: integer };
const rated = { average_rating: orNull(figure), total_ratings: integer };

export const TRACTION = named(
  'ModelTraction',
  object({
    weeks: listOf(week),
    versions: listOf(
      object({
        id: integer,
        version: text,
        ...played,
        ...rated,
        weekly: listOf(object({ week, ...played, ...rated })),
      }),
    ),
    totals: object({ ...played, total_ratings: integer }),
  }),
);
