import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from './escape.js';
import type { FoundPage } from './site-pages.service.js';

/** Written by the build: frontend/prerender.ts. */
const FILE = '.first-paints.json';
/** Placeholders for the site and data of the page; every second part is a name. */
const PLACE = /__served_(title|text|name|site)__/;

/** The values of the placeholders. */
export interface FirstPaint {
  styles: (nonce: string) => string;
  /** Preloads the scripts of this page. */
  preloads: string;
  markup: string;
}

interface DrawnPage {
  markup: string;
  styles: string;
  scripts: string[];
}

/** The prerendered markup of a built site; pages without any render in the browser only. */
export function readFirstPaints(folder: string, site: string): (found: FoundPage) => FirstPaint | undefined {
  const pages = new Map(
    Object.entries(readDrawn(path.join(folder, FILE))).map(([kind, page]) => [kind, readPage(kind, page)]),
  );
  return ({ kind, name, content }) => {
    const page = kind && pages.get(kind);
    const served: Readonly<Record<string, string | undefined>> = {
      title: content.title,
      text: content.text,
      name,
      site,
    };
    const fill = (part: string, at: number) => (at % 2 === 0 ? part : escapeMarkup(served[part] ?? ''));
    return page && { ...page, markup: page.markup.map(fill).join('') };
  };
}

/** Empty if the site has not been built, so that the API runs alone. */
function readDrawn(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const drawn: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(drawn)) throw new Error(`${FILE} holds no pages`);
  return drawn;
}

function readPage(kind: string, page: unknown): Omit<FirstPaint, 'markup'> & { markup: string[] } {
  if (!isDrawnPage(page)) throw new Error(`${FILE}: ${kind} is not a page`);
  return {
    styles: (nonce) => `<style id="first-paint" nonce="${nonce}">${page.styles}</style>`,
    preloads: page.scripts
      .map((href) => `<link rel="modulepreload" crossorigin href="${escapeMarkup(href)}">`)
      .join(''),
    markup: page.markup.split(PLACE),
  };
}

function isDrawnPage(parts: unknown): parts is DrawnPage {
  return (
    isObject(parts) &&
    typeof parts.markup === 'string' &&
    typeof parts.styles === 'string' &&
    Array.isArray(parts.scripts) &&
    parts.scripts.every((script) => typeof script === 'string')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
