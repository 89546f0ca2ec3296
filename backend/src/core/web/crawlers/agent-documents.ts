import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrationGuide } from '@gamegeek/contracts/agents/integration-guide.js';
import { llmsText } from '@gamegeek/contracts/agents/llms-text.js';
import { starterGame } from '@gamegeek/contracts/agents/starter-game.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { Request, RequestHandler, Response } from 'express';
import { acceptedLanguage } from '../../http/request/accepted-language.js';
import { allowAnyOrigin } from '../../http/security-headers.js';
import { pageAt } from '../pages.js';
import type { SitePages } from '../site-pages.service.js';

/** Written by the build: frontend/prerender.ts. */
const FILE = '.documents.json';
/** The URL of the site in documents. */
const SITE = '{site}';
const CACHE = 'public, max-age=600';
/** Its text comes from the OpenAPI document. */
const REFERENCE = '/api/reference';
const MARKDOWN = 'text/markdown; charset=utf-8';
const GUIDE_OF_GAME = /^\/games\/([1-9]\d{0,9})\/integrate\.md$/;

interface Documents {
  /** The folder of the built site. */
  folder: string;
  publicUrl: string;
  pages: SitePages;
}

/**
 * Serves text for coding agents, to any origin: /llms.txt, the guides, the starter game, and pages of prose as
 * Markdown, at `/faq.md` or for `Accept: text/markdown`.
 */
export function agentDocuments({ folder, publicUrl, pages }: Documents): RequestHandler {
  const markdownOf = readDocuments(folder);
  const llms = llmsText(publicUrl);
  const guide = integrationGuide({ site: publicUrl, gameId: undefined });
  const starterPolicy = policyOfStarter(new URL(publicUrl).origin);

  async function guideOfGame(gameId: number): Promise<string> {
    // Only listed games are named: names of drafts are not public.
    const { status, content } = await pages.find(`/games/${gameId}`);
    return integrationGuide({ site: publicUrl, gameId, name: status === 200 ? oneLine(content.title) : undefined });
  }

  function starter(request: Request, response: Response): void {
    // Browsers refuse to open a sandboxed document directly when it isolates its opener as well.
    response.removeHeader('Cross-Origin-Opener-Policy');
    response.removeHeader('Origin-Agent-Cluster');
    const gameId = idOf(new URLSearchParams(request.url.split('?', 2)[1]).get('game'));
    send(response, 'text/html; charset=utf-8', starterGame({ site: publicUrl, gameId }), starterPolicy);
  }

  return async (request, response, next) => {
    const gameId = idOf(GUIDE_OF_GAME.exec(request.path)?.[1]);
    if (request.path === '/llms.txt') send(response, 'text/plain; charset=utf-8', llms);
    else if (request.path === '/integrate.md') send(response, MARKDOWN, guide);
    else if (gameId !== undefined) send(response, MARKDOWN, await guideOfGame(gameId));
    else if (request.path === '/starter.html') starter(request, response);
    else if (request.path === REFERENCE && prefersMarkdown(request))
      response.vary('Accept').redirect(302, `${REFERENCE}.md`);
    else sendPage(request, response, next);
  };

  function sendPage(request: Request, response: Response, next: () => void): void {
    const address = request.path.replace(/\.md$/, '');
    const isFile = address !== request.path;
    const language = acceptedLanguage(request);
    const markdown = isFile || prefersMarkdown(request) ? markdownOf(address, language) : undefined;
    if (markdown === undefined) {
      next();
      return;
    }
    response.vary(isFile ? 'Accept-Language' : 'Accept, Accept-Language').set('Content-Language', language);
    send(response, MARKDOWN, markdown.replaceAll(SITE, publicUrl));
  }
}

/** Opened in a browser it runs, in an opaque origin like every game. */
function policyOfStarter(origin: string): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'unsafe-inline' ${origin}`,
    "style-src 'unsafe-inline'",
    `connect-src ${origin}`,
    `font-src ${origin}`,
    `img-src ${origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

function send(response: Response, type: string, text: string, policy = NOTHING): void {
  allowAnyOrigin(response);
  response
    .set({
      'Cache-Control': CACHE,
      'Content-Type': type,
      'Content-Security-Policy': policy,
    })
    .send(text);
}

/** Browsers do not name it. */
function prefersMarkdown(request: Request): boolean {
  const { accept } = request.headers;
  return accept?.includes('text/markdown') === true && request.accepts(['text/markdown', 'html']) === 'text/markdown';
}

function idOf(text: string | null | undefined): number | undefined {
  const id = parsePositiveInteger(text ?? null);
  return id !== undefined && id <= ID_MAX ? id : undefined;
}

/** In a heading. */
const oneLine = (name: string) => name.replace(/\s+/g, ' ');

type MarkdownOf = (address: string, language: string) => string | undefined;

/** The pages of prose of a built site; none if it has not been built. */
function readDocuments(folder: string): MarkdownOf {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) return () => undefined;
  const documents: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const texts = new Map<string, string>();
  for (const language of LANGUAGES) {
    const ofLanguage: unknown = isObject(documents) ? documents[language] : undefined;
    if (!isObject(ofLanguage)) throw new Error(`${FILE} does not hold the pages of every language`);
    for (const [page, text] of Object.entries(ofLanguage)) texts.set(`${language} ${page}`, String(text));
  }
  return (address, language) => texts.get(`${language} ${pageAt(address)?.page.path ?? ''}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
