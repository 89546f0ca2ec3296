import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Build } from '@gamegeek/contracts/builds/builds.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { AiModel } from '@gamegeek/contracts/models/models.schemas.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { makeAgentToken } from '../../factories/agent-token.factory.js';
import { makeVersion } from '../../factories/model.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

/** A game that knows nothing of this site; its folder is what a maker has. */
const GAME = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Taps</title>
</head>
<body>
<button>Tap</button>
<script>
let score = 0;
const button = document.querySelector('button');
function restart() {
  score = 0;
}
button.addEventListener('pointerdown', () => {
  score += 1;
  if (score === 10) endRun();
});
button.addEventListener('keydown', () => button.click());
function endRun() {
  restart();
}
</script>
</body>
</html>
`;

let node: TestApp;
let ada: MadeUser;
let token: string;
let folder: string;

beforeAll(async () => {
  node = await startTestApp();
  await makeVersion(node.database);
  folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-game-'));
});
afterAll(async () => {
  await node?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  token = await makeAgentToken(node.database, ada.id);
  await writeFile(path.join(folder, 'index.html'), GAME);
});

/** Documents name the public address of the site. */
const here = (address: string) => address.replace(node.settings.publicUrl, node.url);

async function read(address: string): Promise<string> {
  const answer = await fetch(here(address));
  expect([address, answer.status]).toEqual([address, 200]);
  return answer.text();
}

async function send<T>(address: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(here(address), init);
  const text = await answer.text();
  expect({ address, status: answer.status, refused: answer.ok ? undefined : text }).toMatchObject({
    refused: undefined,
  });
  return JSON.parse(text) as T;
}

/** The only match, or the first of several. */
function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`${pattern} is not in: ${text}`);
  return match;
}

/** A command of a document, as a shell would run it in the folder. */
async function curl<T>(command: string): Promise<T> {
  const words = [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    (word) => word[1] ?? word[2] ?? word[3] ?? '',
  );
  const address = words[1] ?? '';
  const headers: [string, string][] = [];
  let body: string | undefined;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? '';
    if (word === '-H') headers.push(next.split(': ') as [string, string]);
    if (word === '-d') body = next;
    if (word === '--data-binary') body = await readFile(path.join(folder, next.slice(1)), 'utf8');
  }
  return send<T>(address, { headers, ...(body !== undefined && { method: 'POST', body }) });
}

/** Puts the two lines of the guide into the game of the folder. */
async function integrate(guide: string): Promise<string> {
  const line = found(guide, /`(<script src="[^`]*<\/script>)`/);
  const call = found(guide, /`(window\.GameGeek\?\.gameOver[^`]*)`/);
  const html = GAME.replace('<title>', `${line}\n<title>`).replace(
    '  restart();\n}\n</script>',
    `  ${call};\n}\n</script>`,
  );
  await writeFile(path.join(folder, 'index.html'), html);
  return html;
}

async function expectPlayableDraft(id: number, build: Build, score: number): Promise<void> {
  expect(build).toMatchObject({ verdict: 'ready', reasons: [], published: true });
  const auth = { headers: { authorization: `Bearer ${ada.token}` } };
  const game = await send<Game>(`${node.url}/api/games/${id}`, auth);
  expect(game).toMatchObject({ status: 'draft', launch: 'hosted', build_id: build.id, created_by: ada.id });
  const board = await send<LeaderboardPage>(`${node.url}/api/leaderboard?gameId=${id}`, auth);
  expect(board.entries).toEqual([expect.objectContaining({ score, userId: ada.id })]);
  expect(await read(build.url)).toContain(`data-game="${id}"`);
  // Visitors do not see the draft.
  expect((await fetch(`${node.url}/api/games/${id}`)).status).toBe(404);
}

describe('an agent that knows /llms.txt and has a token', () => {
  it('takes a folder to a playable draft with a score, by the calls that the documents name', async () => {
    const start = await read(`${node.url}/llms.txt`);
    const steps = start.split('\n').filter((line) => /^\d\. /.test(line));
    const models = await send<AiModel[]>(found(steps[0] ?? '', /GET (\S+)/));
    const [model] = models;
    const [version] = model?.versions ?? [];
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = { name: 'Taps', ai_model_id: model?.id, model_version_id: version?.id, status: 'draft' };
    const body = found(steps[1] ?? '', /with `\{(.*?)\}`/).replace(/: "\w+"/g, '');
    const fields = [...body.matchAll(/"(\w+)"/g)].map(([, field]) => field);
    expect(fields).toEqual(Object.keys(asked));
    const { id } = await send<Game>(found(steps[1] ?? '', /POST (\S+)/), {
      method: 'POST',
      headers,
      body: JSON.stringify(asked),
    });
    const guide = await read(found(steps[2] ?? '', /Read (\S+)/).replace('{id}', String(id)));
    await integrate(guide);
    const shell = found(guide, /```sh\n([^]*?)```/).replaceAll('$AUTH', `Authorization: Bearer ${token}`);
    const commands = shell.replace(/^(#|AUTH).*\n/gm, '').split(/^(?=curl )/m);
    // The draft exists already.
    const [upload = '', testScore = '', board = ''] = commands.slice(1);
    const build = await curl<Build>(upload);
    const { score } = await curl<{ score: number }>(testScore);
    expect(await curl<LeaderboardPage>(board)).toMatchObject({ total: 1 });
    await expectPlayableDraft(id, build, score);
  });

  it('does the same as a client of the MCP server', async () => {
    const address = found(await read(`${node.url}/llms.txt`), /MCP server .*: (\S+)/);
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { Authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(here(address)), { requestInit }));
    const call = async (name: string, input: Record<string, unknown>): Promise<string> => {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const [first] = content;
      const text = first?.type === 'text' ? first.text : '';
      expect({ name, refused: isError ? text : undefined }).toEqual({ name, refused: undefined });
      return text;
    };
    const [model] = await send<AiModel[]>(`${node.url}/api/models`);
    const made = await call('create_game', {
      name: 'Taps',
      ai_model: model?.name,
      version: model?.versions[0]?.version,
    });
    const { id } = JSON.parse(made) as Game;
    const html = await integrate(await call('integration_guide', { game_id: id }));
    expect(JSON.parse(await call('check_build', { html }))).toMatchObject({ verdict: 'ready' });
    const build = JSON.parse(await call('upload_build', { game_id: id, html })) as Build;
    const { score } = JSON.parse(await call('send_test_score', { game_id: id, score: 250 })) as { score: number };
    expect(JSON.parse(await call('get_board', { game_id: id }))).toMatchObject({ total: 1 });
    await client.close();
    await expectPlayableDraft(id, build, score);
  });
});
