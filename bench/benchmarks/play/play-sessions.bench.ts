import { randomBytes } from 'node:crypto';
import { GOALS } from '../../goals.ts';
import { Ledger } from '../../load/ledger.ts';
import { now } from '../../support/clock.ts';
import { withDatabase } from '../../support/environment.ts';
import type { Row } from '../../support/report.ts';
import { nodesOf } from '../../support/stage.ts';
import { spreadOf, type Spread } from '../../support/stats.ts';
import { addEmbeddedGame } from '../../databases/world.ts';
import type { Benchmark } from '../benchmark.ts';

/** After this time, in milliseconds, the run fails. */
const LIMIT = 15_000;

/** The fields that are read; the tests of the server check whole answers. */
interface AnswerBody {
  ticket?: string;
  token?: string;
  session?: { access_token: string };
  user?: { id: string };
  entries?: { userId: string }[];
  claimed?: { id: number; score: number }[];
}

interface GuestPlay {
  token: string;
  cookie: string;
}

/** The times of a play session that players notice: when its end holds everywhere, and when a claimed score is public. */
export const playSessions: Benchmark = {
  name: 'play',
  what: 'ends of play sessions on another node, and scores of guests after signing up',
  async measure(stage) {
    await stage.warmUp();
    await stage.runNodes(2);
    try {
      const gameId = await withDatabase(stage.environment.databaseUrl(stage.ours.database), addEmbeddedGame);
      const [one = 0, two = 0] = nodesOf(stage.ours).map(({ port }) => port);
      const ledger = new Ledger();
      const api = clientOf(gameId, ledger);
      const endings: number[] = [];
      const claims: number[] = [];
      for (let round = 0; round < stage.scaled(20, 5); round += 1) {
        endings.push(await api.refusedAfter(one, two));
        claims.push(await api.publicAfter(one, two));
      }
      stage.ours.acknowledged.push({ ...ledger.take(), database: stage.ours.database });
      return [
        ...rowsOf('an ended session is refused on another node', spreadOf(endings), GOALS.sessionEnded),
        ...rowsOf('a claimed score is on the board of another node', spreadOf(claims), GOALS.scoreClaimed),
      ];
    } finally {
      await stage.runNodes(1);
    }
  },
};

function rowsOf(what: string, { p50, max }: Spread, goal: Row['goal']): Row[] {
  return [
    { figure: 'play', what: `${what}, p50`, reached: p50, unit: 'ms' },
    { figure: 'play', what: '  longest', reached: max, unit: 'ms', goal },
  ];
}

/** Adds claimed scores to the ledger. */
function clientOf(gameId: number, ledger: Ledger) {
  async function call(port: number, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: JSON.parse(text || '{}') as AnswerBody };
  }

  async function begin(port: number): Promise<GuestPlay> {
    const launch = await call(port, `/api/games/${gameId}/launches`, {});
    const session = await call(port, '/api/play/sessions', { ticket: launch.body.ticket });
    const { token } = session.body;
    if (token === undefined) throw new Error(`the play session was not opened: ${session.status}`);
    return { token, cookie: launch.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }

  const send = (port: number, { token }: GuestPlay) =>
    call(port, '/api/scores', { gameId, score: 100 }, { authorization: `Bearer ${token}` });

  async function timeUntil(isDone: () => Promise<boolean>): Promise<number> {
    const startedAt = now();
    while (!(await isDone())) if (now() - startedAt > LIMIT) throw new Error(`not done after ${LIMIT} ms`);
    return now() - startedAt;
  }

  return {
    /** Milliseconds from the end of a session on one node until the other refuses its token. */
    async refusedAfter(one: number, two: number): Promise<number> {
      const play = await begin(one);
      if ((await send(two, play)).status !== 200) throw new Error('the score of the guest was refused');
      const ended = call(one, '/api/play/end', { token: play.token });
      const time = await timeUntil(async () => (await send(two, play)).status === 410);
      await ended;
      return time;
    },

    /** Milliseconds from the claim of a guest's score on one node until the other has it on the board. */
    async publicAfter(one: number, two: number): Promise<number> {
      const play = await begin(one);
      await send(one, play);
      const name = `claim-${randomBytes(5).toString('hex')}`;
      const account = { username: name, email: `${name}@bench.example`, password: randomBytes(12).toString('hex') };
      const { status, body } = await call(one, '/api/auth/register', account);
      const { session, user } = body;
      if (!session || !user) throw new Error(`the account was not created: ${status}`);
      const headers = { authorization: `Bearer ${session.access_token}`, cookie: play.cookie };
      const claimed = call(one, '/api/user/guest-scores/claim', {}, headers);
      const time = await timeUntil(async () => {
        const board = await call(two, `/api/leaderboard?gameId=${gameId}&around=${user.id}`);
        return board.body.entries?.some(({ userId }) => userId === user.id) === true;
      });
      for (const { id, score } of (await claimed).body.claimed ?? []) ledger.add(id, score);
      return time;
    },
  };
}
