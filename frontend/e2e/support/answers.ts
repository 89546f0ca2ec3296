import type { Page } from '@playwright/test';

/** The answer of a test in place of the server. */
export interface Answer {
  status?: number;
  /** The body, unless `body` is given. */
  json?: unknown;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
}

interface PausedRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
}

type Reply = Answer | 'network error' | 'no answer' | ((request: PausedRequest) => Promise<Answer>);

interface Rule {
  address: RegExp;
  method?: string;
  reply: Reply;
}

/** The latest first, as they are matched. */
const rulesOfPages = new WeakMap<Page, Rule[]>();

/**
 * From now on these requests of the page get this answer. Playwright's routes would disable the HTTP cache for the whole
 * page, and every page would be loaded and compiled again.
 */
export async function answer(page: Page, address: RegExp, reply: Reply, method?: string): Promise<void> {
  const rules = rulesOfPages.get(page) ?? (await pauseRequests(page));
  rules.unshift({ address, reply, ...(method && { method }) });
}

/** From now on the server answers these requests again. */
export function stopAnswering(page: Page, address: RegExp): void {
  const rules = rulesOfPages.get(page) ?? [];
  const others = rules.filter((rule) => String(rule.address) !== String(address));
  rules.splice(0, rules.length, ...others);
}

async function pauseRequests(page: Page): Promise<Rule[]> {
  const rules: Rule[] = [];
  rulesOfPages.set(page, rules);
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const rule = rules.find(
      ({ address, method }) => address.test(request.url) && (method ?? request.method) === request.method,
    );
    // The request is aborted if the page was left before the answer.
    react(rule?.reply).catch(() => undefined);

    async function react(reply: Reply | undefined): Promise<unknown> {
      if (reply === undefined) return browser.send('Fetch.continueRequest', { requestId });
      if (reply === 'no answer') return undefined;
      if (reply === 'network error') {
        return browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      }
      const {
        status = 200,
        json,
        body = JSON.stringify(json),
        contentType,
        headers,
      } = typeof reply === 'function' ? await reply(request) : reply;
      const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json');
      return browser.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: status,
        responseHeaders: Object.entries({ 'Content-Type': type, ...headers }).map(([name, value]) => ({ name, value })),
        body: Buffer.from(body).toString('base64'),
      });
    }
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }, { urlPattern: 'https://*' }] });
  return rules;
}
