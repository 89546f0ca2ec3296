// The baseline for GameGeek: the same durable inserts and pushes, as fast as possible, without key hashing, bests,
// ranks or rate limits.
import { createServer } from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';

const BOARD_SIZE = 10;
const PATCH_EVERY = 50;
const MAX_BATCH = 512;
const WATCHED_GAME = Number(process.env.WATCHED_GAME);
const INSERT = {
  name: 'insert',
  text: `WITH stored AS (
           INSERT INTO scores (id, user_id, game_id, score, created_at)
           SELECT id, user_id, game_id, score, now()
           FROM unnest($1::bigint[], $2::uuid[], $3::integer[], $4::bigint[]) AS new (id, user_id, game_id, score)
         )
         SELECT now()::timestamptz(3)`,
};

interface Submission {
  gameId: number;
  score: number;
  apiKey: string;
}

interface Pending {
  id: number;
  userId: string;
  gameId: number;
  score: number;
  answer: (createdAt: string | undefined) => void;
}

const url = process.env.DATABASE_URL;
const connect = async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};
const writers = await Promise.all([connect(), connect()]);

const players = new Map<string, string>();
const known = await writers[0].query<{ key: string; id: string }>('SELECT api_key AS key, user_id AS id FROM players');
for (const { key, id } of known.rows) players.set(key, id);
let lastId = 0;

// ---- group commit: scores that arrive during a commit form the next one ----
const pending: Pending[] = [];
const list = (values: unknown[]) => `{${values.join(',')}}`;

async function commit(writer: pg.Client): Promise<void> {
  const batch = pending.splice(0, MAX_BATCH);
  const columns = [
    list(batch.map(({ id }) => id)),
    list(batch.map(({ userId }) => userId)),
    list(batch.map(({ gameId }) => gameId)),
    list(batch.map(({ score }) => score)),
  ];
  const createdAt = await writer.query({ ...INSERT, values: columns, rowMode: 'array' }).then(
    ({ rows: [row] }) => (row?.[0] as Date | undefined)?.toISOString(),
    () => undefined,
  );
  for (const score of batch) score.answer(createdAt);
  writers.push(writer);
  commitPending();
}

function commitPending(): void {
  if (pending.length === 0) return;
  const writer = writers.pop();
  if (writer) void commit(writer);
}

// ---- the board: the ten best scores of a game, pushed at most every 50 ms and cached as JSON ----
interface Board {
  entries: { id: number; userId: string; score: number; createdAt: string }[];
  page: string;
  sentAt: number;
  due?: NodeJS.Timeout | NodeJS.Immediate;
}
const boards = new Map<number, Board>();
const live = new WebSocketServer({ noServer: true, perMessageDeflate: false });

function boardOf(gameId: number): Board {
  let board = boards.get(gameId);
  if (!board) boards.set(gameId, (board = { entries: [], page: '{"entries":[]}', sentAt: 0 }));
  return board;
}

function place({ id, userId, gameId, score }: Pending, createdAt: string): void {
  const board = boardOf(gameId);
  const lowest = board.entries[BOARD_SIZE - 1];
  if (lowest && score <= lowest.score) return;
  board.entries.push({ id, userId, score, createdAt });
  board.entries.sort((a, b) => b.score - a.score);
  board.entries.length = Math.min(board.entries.length, BOARD_SIZE);
  const wait = board.sentAt + PATCH_EVERY - Date.now();
  const send = () => publish(gameId, board);
  board.due ??= wait > 0 ? setTimeout(send, wait) : setImmediate(send);
}

function publish(gameId: number, board: Board): void {
  board.due = undefined;
  board.sentAt = Date.now();
  const text = JSON.stringify({ gameId, entries: board.entries });
  board.page = text;
  if (gameId === WATCHED_GAME) for (const socket of live.clients) socket.send(text);
}

// ---- HTTP ----
const server = createServer((request, response) => {
  const { method, url = '' } = request;
  if (method === 'GET' && url.startsWith('/board?gameId=')) {
    const { page } = boardOf(Number(url.slice(14)));
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': page.length }).end(page);
    return;
  }
  if (method !== 'POST' || url !== '/api/scores') return void response.writeHead(404, { 'Content-Length': 0 }).end();
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    const { gameId, score, apiKey } = JSON.parse(body) as Submission;
    const userId = players.get(apiKey);
    if (!userId || !Number.isSafeInteger(gameId) || !Number.isSafeInteger(score) || score < 1) {
      return void response.writeHead(400, { 'Content-Length': 0 }).end();
    }
    lastId += 1;
    const scored: Pending = {
      id: lastId,
      userId,
      gameId,
      score,
      answer(createdAt) {
        if (!createdAt) return void response.writeHead(503, { 'Content-Length': 0 }).end();
        const text = `{"id":${scored.id},"userId":"${userId}","gameId":${gameId},"score":${score},"createdAt":"${createdAt}"}`;
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length }).end(text);
        place(scored, createdAt);
      },
    };
    pending.push(scored);
    // Deferred, so that requests of the same tick are committed together.
    if (pending.length === 1) setImmediate(commitPending);
  });
});
server.on('upgrade', (request, socket, head) => {
  live.handleUpgrade(request, socket, head, (client) => client.on('error', () => client.terminate()));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
