import { PageQueryDto } from '../paging/page-query.dto.js';
import { TRENDING_GAMES } from './trending.js';

/** GET /api/games/trending. */
export class TrendingDto extends PageQueryDto {
  override limit: number = TRENDING_GAMES;
}
