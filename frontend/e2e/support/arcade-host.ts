import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isUnknown, type DealtRun, type SecretGame } from '@gamegeek/arcade/secret-game.js';
import type { ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { arcadeFrame } from '@gamegeek/rules/play-frames.js';
import type { Page } from '@playwright/test';

const BUILT = path.join(import.meta.dirname, '../../dist/arcade');

/** Like a page of the site: checks the sender, sends the welcome with a port, and answers requests. */
const HOST_SCRIPT = String.raw`
const settings = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
const frame = document.querySelector('iframe');
window.received = [];
window.greetings = 0;
// Set by tests.
window.losesAnswers = false;
const board = [['Ada', 4200], ['Bruno', 2600], ['Chidi', 900], ['Dana', 120], ['Emre', 40], ['Freya', 4]];
const entries = board.map(([name, score], at) => ({ rank: at + 1, name, score, own: false }));
const answers = {
  round: async () => {
    // Set by answerInputs, for games with hidden information.
    const opening = window.startRun ? await window.startRun() : null;
    const seed = window.startRun ? null : settings.seed ?? 7;
    return { round: { id: 'ggr_test', seed, opening, startedAt: '2030-01-01T00:00:00.000Z' } };
  },
  guess: async ({ at, input }) => {
    const answer = await window.answerInput(at, input);
    // The answer is lost after the input was stored.
    if (window.losesAnswers) throw 'network';
    if (!answer) throw 'conflict';
    return { answer };
  },
  keep: () => ({}),
  kept: () => ({ run: null }),
  top: ({ n }) => ({ entries: entries.slice(0, n), total: 63 }),
  around: ({ score }) => ({
    above: entries.filter((entry) => entry.score > score).slice(-3),
    below: entries.filter((entry) => entry.score <= score).slice(0, 3),
    best: settings.best ?? null,
    total: 63,
  }),
  submit: ({ score }) => {
    const rank = entries.filter((entry) => entry.score > score).length + 1;
    const guest = settings.guest === true;
    return {
      status: guest ? 'guest' : 'accepted', rank: guest ? null : rank, personalBest: true, verified: !guest,
      wouldBeRank: guest ? rank : null, total: 63, reason: null,
    };
  },
  ping: () => ({}),
  options: () => ({}),
  share: () => ({ done: 'copied' }),
  'sign-in': () => ({ player: { name: 'Nova', guest: false } }),
};
addEventListener('message', ({ data, source, origin }) => {
  if (source !== frame.contentWindow || origin !== 'null' || data?.gg !== 'hello' || data.v !== 1) return;
  window.greetings++;
  if (settings.silent) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data }) => {
    window.received.push(data);
    try {
      port1.postMessage({ id: data.id, answer: await answers[data.type](data) });
    } catch (error) {
      port1.postMessage({ id: data.id, error });
    }
  };
  window.notify = (notice) => port1.postMessage(notice);
  const player = settings.guest ? { name: 'Guest', guest: true } : { name: 'Nova', guest: false };
  source.postMessage(
    {
      gg: 'welcome', v: 1, player, locale: settings.locale ?? 'en', theme: settings.theme ?? 'dark',
      best: settings.best ?? null, options: settings.options,
    },
    '*', [port2]);
});
frame.src = settings.src;
`;

const HOST_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host</title><style>body{margin:0}iframe{border:0;display:block;width:100vw;height:100vh}</style>
<iframe title="Game" sandbox="allow-scripts allow-pointer-lock"></iframe><script>${HOST_SCRIPT}</script></html>`;

export interface HostSettings {
  game: string;
  seed?: number;
  guest?: boolean;
  best?: number;
  options?: ArcadeOptions;
  locale?: Language;
  theme?: string;
  /** The page never sends a welcome. */
  silent?: boolean;
}

/** Makes the page answer the inputs of a game with hidden information, each once and for all. Before it is opened. */
export async function answerInputs<State, Input>(
  page: Page,
  game: SecretGame<State, Input>,
  seed: number,
): Promise<DealtRun<State, Input>> {
  const run = game.deal(seededRandom(seed));
  const given: { input: string; answer: object | null }[] = [];
  await page.exposeFunction('startRun', () => run.opening);
  await page.exposeFunction('answerInput', (at: number, text: string) => {
    const input = game.read(text);
    if (at === given.length && input !== null) {
      const answer = run.ask(input);
      if (isUnknown(answer)) return answer;
      given.push({ input: text, answer });
    }
    return given[at]?.input === text ? given[at].answer : null;
  });
  return run;
}

/** The built games, each in a sandboxed frame of a page that acts as the site. */
export class ArcadeHost {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async start(): Promise<ArcadeHost> {
    const server = createServer((request, response) => void answer(request.url ?? '/', response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ArcadeHost(server);
  }

  address(settings: HostSettings): string {
    const { src } = arcadeFrame(settings.game, settings.locale);
    return `${this.origin}/#${encodeURIComponent(JSON.stringify({ ...settings, src }))}`;
  }

  /** The game opened without a page around it. */
  alone(game: string): string {
    return `${this.origin}/arcade/${game}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}

async function answer(url: string, response: ServerResponse): Promise<void> {
  const script = /^\/arcade\/([\w.-]+\.js)$/.exec(url)?.[1];
  if (script) {
    response.setHeader('Content-Type', 'text/javascript').end(await readFile(path.join(BUILT, script)));
    return;
  }
  const game = /^\/arcade\/([a-z.]+)$/.exec(url)?.[1];
  if (!game) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(HOST_PAGE);
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const html = await readFile(path.join(BUILT, `${game}.html`), 'utf8');
  response
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .setHeader(
      'Content-Security-Policy',
      `sandbox allow-scripts allow-pointer-lock; default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
    )
    .end(html.replaceAll('__CSP_NONCE__', nonce));
}
