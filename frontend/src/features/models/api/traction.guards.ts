import type { ModelTraction, VersionTraction, WeekOfPlay } from '@gamegeek/contracts/models/traction.types.js';
import { isNumber, isString, listOf, nullable, shape } from '../../../shared/api/shape.js';

const played = { games: isNumber, players: isNumber, scores: isNumber };
const rated = { average_rating: nullable(isNumber), total_ratings: isNumber };

const isVersionTraction = shape<VersionTraction>({
  id: isNumber,
  version: isString,
  ...played,
  ...rated,
  weekly: listOf(shape<WeekOfPlay>({ week: isString, ...played, ...rated })),
});

export const isModelTraction = shape<ModelTraction>({
  weeks: listOf(isString),
  versions: listOf(isVersionTraction),
  totals: shape<ModelTraction['totals']>({ ...played, total_ratings: isNumber }),
});
