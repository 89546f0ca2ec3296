import { isUUID } from 'class-validator';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import { MAX_PAGE_SIZE } from '@gamegeek/contracts/paging/page-query.dto.js';
import { BOARD_PAGE_SIZE } from '@gamegeek/contracts/scores/leaderboard-query.dto.js';
import { COMMON_PERIODS } from '@gamegeek/contracts/scores/period.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { BoardRequest } from './board-pages.service.js';

const PAIR = /^(gameId|period|page|limit|around)=([\w-]+)$/;

/**
 * Reads an ordinary query, as LeaderboardQueryDto would; unusual and invalid ones are left to it. A test compares the
 * two.
 */
export function parseBoardQuery(url: string): BoardRequest | undefined {
  const asked: BoardRequest = { period: 'all', page: 1, limit: BOARD_PAGE_SIZE };
  const text = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const given = new Set<string>();
  for (const pair of text === '' ? [] : text.split('&')) {
    const [, name = '', value = ''] = PAIR.exec(pair) ?? [];
    if (name === '' || given.has(name)) return undefined;
    given.add(name);
    const number = parsePositiveInteger(value);
    if (name === 'period') {
      const period = COMMON_PERIODS.find((known) => known === value);
      if (!period) return undefined;
      asked.period = period;
    } else if (name === 'around') {
      if (!isUUID(value)) return undefined;
      asked.around = value;
    } else if (number === undefined) return undefined;
    else if (name === 'gameId') asked.gameId = number;
    else if (name === 'page') asked.page = number;
    else asked.limit = number;
  }
  return asked.limit > MAX_PAGE_SIZE || asked.page * asked.limit > MAX_PAGE_DEPTH ? undefined : asked;
}
