import type { Request, Response } from 'express';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import { validationFailed } from '../../errors/app-error.js';

export interface Page {
  page: number;
  limit: number;
}

/** A page, with the length of the whole list. */
export interface ShownPage extends Page {
  total: number;
}

export interface Slice {
  offset: number;
  limit: number;
}

/** The rows of a page; 400 beyond the maximum depth of lists (docs/api.md, section 1). */
export function sliceOf({ page, limit }: Page): Slice {
  if (page * limit > MAX_PAGE_DEPTH) {
    throw validationFailed({ page: [`page must not lead beyond the first ${MAX_PAGE_DEPTH} rows`] });
  }
  return { offset: (page - 1) * limit, limit };
}

/** Sets `X-Total-Count` and `Link` (docs/api.md, section 1). */
export function setPagingHeaders(request: Request, response: Response, list: ShownPage): void {
  response.set('X-Total-Count', String(list.total));
  response.set('Link', linkHeader(request.originalUrl, list));
}

/** Links to the other pages of a list; other query parameters are kept. */
export function linkHeader(address: string, { page, limit, total }: ShownPage): string {
  const deepest = Math.floor(MAX_PAGE_DEPTH / limit);
  const last = Math.max(Math.min(Math.ceil(total / limit), deepest), 1);
  const links: [string, number][] = [['first', 1]];
  if (page > 1) links.push(['prev', Math.min(page - 1, last)]);
  if (page < last) links.push(['next', page + 1]);
  links.push(['last', last]);
  return links.map(([rel, target]) => `<${withPage(address, target, limit)}>; rel="${rel}"`).join(', ');
}

function withPage(address: string, page: number, limit: number): string {
  const url = new URL(address, 'http://here');
  // Replaced by the explicit page.
  url.searchParams.delete('around');
  url.searchParams.set('page', String(page));
  url.searchParams.set('limit', String(limit));
  return url.pathname + url.search;
}
