import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import { escapeMarkup } from './escape.js';
import type { FoundPage } from './site-pages.service.js';

/** Written by the build: frontend/prerender.ts. */
const FILE = '.first-paints.json';
/** Placeholders for the site and data of the page; every second part is a name. */
const PLACE = /__served_(title|text|name|site|markup)__/;

/** The values of the placeholders. */
export interface FirstPaint {
  /** Escaped; undefined if it is that of the content. */
  title: string | undefined;
  styles: (nonce: string) => string;
  /** Preloads the scripts of this page. */
  preloads: string;
  markup: string;
}

interface DrawnPage {
  title?: string;
  markup: string;
  styles: string;
  scripts: string[];
}

type ReadPage = Omit<FirstPaint, 'markup'> & { markup: string[] };

/** The prerendered markup of a built site; pages without any render in the browser only. */
export function readFirstPaints(
  folder: string,
  site: string,
): (found: FoundPage, language: Language) => FirstPaint | undefined {
  const drawn = readDrawn(path.join(folder, FILE));
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, readPages(drawn?.[language])]));
  return ({ kind, name, content }, language) => {
    const page = kind && pages[language]?.get(kind);
    const served: Readonly<Record<string, string | undefined>> = {
      title: content.title,
      text: content.text,
      name,
      site,
    };
    const fill = (part: string, at: number) => {
      if (at % 2 === 0) return part;
      return part === 'markup' ? (content.markup ?? '') : escapeMarkup(served[part] ?? '');
    };
    const filled = (text: string) => text.split(PLACE).map(fill).join('');
    return page && { ...page, title: page.title && filled(page.title), markup: page.markup.map(fill).join('') };
  };
}

/** Undefined if the site has not been built, so that the API runs alone. */
function readDrawn(file: string): Record<string, unknown> | undefined {
  if (!existsSync(file)) return undefined;
  const drawn: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(drawn) || !LANGUAGES.every((language) => isObject(drawn[language]))) {
    throw new Error(`${FILE} does not hold the pages of every language`);
  }
  return drawn;
}

function readPages(pages: unknown = {}): Map<string, ReadPage> {
  return new Map(Object.entries(isObject(pages) ? pages : {}).map(([kind, page]) => [kind, readPage(kind, page)]));
}

function readPage(kind: string, page: unknown): ReadPage {
  if (!isDrawnPage(page)) throw new Error(`${FILE}: ${kind} is not a page`);
  return {
    title: page.title,
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
    (parts.title === undefined || typeof parts.title === 'string') &&
    typeof parts.markup === 'string' &&
    typeof parts.styles === 'string' &&
    Array.isArray(parts.scripts) &&
    parts.scripts.every((script) => typeof script === 'string')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
