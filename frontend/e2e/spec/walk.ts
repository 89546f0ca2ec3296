import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { collectProblems } from '../support/accessibility.js';
import { createPlayer, newSession, signIn, type Player } from '../support/players.js';
import { test } from '../support/test.js';

/** The browser page, the player and the server of a walk. */
export interface Walker {
  page: Page;
  request: APIRequestContext;
  player: Player;
  site: string;
}

/** A state of a page, and the texts that docs/product.md promises there. */
export interface Stop {
  /** The section of docs/product.md and the subject: "2, home page". */
  spec: string;
  title: string;
  go?: (walker: Walker) => Promise<unknown>;
  texts: readonly string[];
}

/** Visits states of the site in one browser and checks their texts. */
export function walk(subject: string, as: 'visitor' | 'member', stops: readonly Stop[]): void {
  test(`the site shows the texts of docs/product.md: ${subject}`, async ({ page, request, site }) => {
    test.slow();
    // A new player without any history.
    const player = await createPlayer(site);
    const trouble = collectProblems(page, { mayFail: true });
    if (as === 'member') await signIn(page, await newSession(request, player));
    for (const { spec, title: state, go, texts } of stops) {
      await test.step(state, async () => {
        await go?.({ page, request, player, site });
        await expectTexts(page, `${state} (docs/product.md ${spec})`, texts);
      });
    }
    expect(trouble).toEqual([]);
  });
}

/** Expects all texts on the page, visible or as accessible names, regardless of text-transform. */
async function expectTexts(page: Page, state: string, texts: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = await pageTexts(page).catch(() => '');
    return texts.filter((text) => !shown.includes(text));
  };
  await expect.poll(missing, { message: `texts missing on ${state}`, intervals: [50, 100, 200, 400] }).toEqual([]);
}

function pageTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Ignores capitals by style.
    const plain = new CSSStyleSheet();
    plain.replaceSync('* { text-transform: none !important }');
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, plain];
    const names = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name) ?? ''),
      );
    const options = [...document.querySelectorAll('option')].map((option) => option.textContent);
    const text = [document.title, document.body.innerText, ...names, ...options].join('\n');
    document.adoptedStyleSheets = before;
    return text.replaceAll(/[^\S\n]+/g, ' ');
  });
}

/** An internal error (docs/api.md, section 1). */
export const BROKEN = {
  status: 500,
  json: {
    statusCode: 500,
    code: 'internal',
    message: 'Something went wrong on our side. Please try again later.',
    error: 'Something went wrong on our side. Please try again later.',
    requestId: 'spec',
  },
};
