import { PageQueryDto } from '../paging/page-query.dto.js';

/** Games a page when `limit` is not given (CONTRACT section 1). */
export const GAMES_PAGE_SIZE = 50;

/** GET /api/games. */
export class ListGamesDto extends PageQueryDto {}
