import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { watchForTrouble } from '../support/accessibility.js';
import { createPlayer, newSession, signIn, type Player } from '../support/players.js';
import { test } from '../support/test.js';

/** Who walks, where, and how the server is reached beside the page. */
export interface Walker {
  page: Page;
  request: APIRequestContext;
  player: Player;
  site: string;
}

/** A state of a page, and the words of SPEC.md that are to be read there. */
export interface Stop {
  /** Where SPEC.md has them, as a reader would look for them: "2, home page". */
  spec: string;
  at: string;
  go?: (walker: Walker) => Promise<unknown>;
  says: readonly string[];
}

/** A way through the site in one browser. */
export function walk(title: string, as: 'visitor' | 'member', stops: readonly Stop[]): void {
  test(title, async ({ page, request, site }) => {
    test.slow();
    // Somebody new, who has done nothing yet.
    const player = await createPlayer(site);
    const trouble = watchForTrouble(page, { mayFail: true });
    if (as === 'member') await signIn(page, await newSession(request, player));
    for (const { spec, at, go, says } of stops) {
      await test.step(at, async () => {
        await go?.({ page, request, player, site });
        await expectSaid(page, `${at} (SPEC ${spec})`, says);
      });
    }
    expect(trouble).toEqual([]);
  });
}

/** All of it is there to be read or heard, whatever the styles make of its letters. */
async function expectSaid(page: Page, at: string, words: readonly string[]): Promise<void> {
  const missing = async () => {
    const said = await everythingSaid(page).catch(() => '');
    return words.filter((text) => !said.includes(text));
  };
  await expect.poll(missing, { message: `words missing ${at}`, intervals: [50, 100, 200, 400] }).toEqual([]);
}

function everythingSaid(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Capitals by style are not what the page says.
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

/** What an unlucky server says, in the shape of CONTRACT section 1. */
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
