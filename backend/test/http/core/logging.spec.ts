import { Body, Controller, Get, Logger, Module, Post } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { logLines } from '../../support/log-lines.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

const log = logLines();
let node: TestApp;
let ada: MadeUser;

@Controller('log-test')
class LogTestController {
  private readonly log = new Logger('Request');

  @Get('line')
  line(): string {
    this.log.log('in the middle of a request');
    return 'done';
  }

  @Post('fault')
  fault(@Body() body: { apiKey: string }): never {
    throw new Error(`insert into api_keys values ('${body.apiKey}')`);
  }
}

@Module({ controllers: [LogTestController] })
class LogTestModule {}

beforeAll(async () => {
  node = await startTestApp({ settings: { logLevel: 'trace' }, logTo: log, modules: [LogTestModule] });
  ada = await makeUser(node.database);
});
afterAll(() => node?.close());

describe('the log', () => {
  it('omits the start-up messages of Nest at `info`', () => {
    const at = (level: string) => log.lines().filter((line) => line.level === level);
    expect(at('debug')).toContainEqual(expect.objectContaining({ subject: 'RouterExplorer' }));
    expect(at('info').map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^(Nest|Route|Instance)/),
    );
  });

  it('contains the request id of the answer', async () => {
    const { headers } = await node.request.get('/api/log-test/line').expect(200);
    const line = log.lines().find(({ msg }) => msg === 'in the middle of a request');
    expect(line).toMatchObject({ level: 'info', subject: 'Request', requestId: headers['x-request-id'] });
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('contains an error with stack and route, and no successful requests at `info`', async () => {
    await node.request.get('/api/models').expect(200);
    const { headers } = await node.request.post('/api/log-test/fault').send({ apiKey: ada.apiKey }).expect(500);
    const lines = log.lines().filter(({ requestId }) => requestId === headers['x-request-id']);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        subject: 'Errors',
        err: expect.objectContaining({ stack: expect.stringContaining('fault') }),
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        msg: 'failed',
        method: 'POST',
        route: '/api/log-test/fault',
        status: 500,
      }),
    );
    expect(
      log
        .lines()
        .filter(({ route }) => route === '/api/models')
        .map(({ level }) => level),
    ).toEqual(['debug']);
  });

  it('contains no secrets that the API received', async () => {
    const password = 'a very secret password';
    const register = { username: 'secretive', email: 'secretive@players.example', password };
    const { body } = await node.request.post('/api/auth/register').send(register).expect(201);
    const token: string = body.session.access_token;
    await node.request.post('/api/auth/register').send(register).expect(409);
    await node.request.post('/api/auth/login').send({ identifier: 'secretive@players.example', password }).expect(200);
    await node.request
      .post('/api/auth/login')
      .send({ identifier: 'secretive', password: `${password}!` })
      .expect(401);
    const key = await node.request.get('/api/user/api-key').auth(token, { type: 'bearer' }).expect(200);
    await node.request.post('/api/user/api-key/regenerate').set('Cookie', `session=${token}`).expect(200);
    await node.request.post('/api/scores').send({ gameId: 2_000_000_000, score: 1, apiKey: key.body.apiKey });
    await node.request
      .post('/api/auth/login')
      .set('Content-Type', 'application/json')
      .send(`{"password":"${password}"`)
      .expect(400);
    await node.request.get(`/api/nothing?token=${token}&key=${key.body.apiKey}`).expect(404);
    await node.request.post('/api/log-test/fault').send({ apiKey: key.body.apiKey }).expect(500);
    await node.request.post('/api/auth/logout').auth(token, { type: 'bearer' }).expect(204);

    const text = log.text();
    expect(text.length).toBeGreaterThan(1_000);
    const url = new URL(node.settings.databaseUrl);
    const secrets = {
      password,
      token,
      key: key.body.apiKey,
      email: register.email,
      databasePassword: url.password,
      secret: node.settings.secret,
    };
    for (const [name, secret] of Object.entries(secrets)) expect([name, text.includes(secret)]).toEqual([name, false]);
  });

  it('and the metrics contain no ticket, play token, round or guest secret', async () => {
    const game = await makeGame(node.database);
    await node.database.rows(`UPDATE games SET launch = 'embed', game_url = 'https://games.example' WHERE id = $1`, [
      game.id,
    ]);
    const bearer = { type: 'bearer' } as const;
    const launch = () => node.request.post(`/api/games/${game.id}/launches`);
    const launched = await launch().auth(ada.token, bearer).send({}).expect(201);
    const { ticket } = launched.body;
    const { token } = (await node.request.post('/api/play/sessions').send({ ticket }).expect(201)).body;
    await node.request.post('/api/play/sessions').send({ ticket }).expect(409);
    const { round } = (await node.request.post('/api/play/rounds').auth(token, bearer).expect(200)).body;
    const score = { gameId: game.id, score: 5, round };
    await node.request.post('/api/scores').auth(token, bearer).send(score).expect(200);
    await node.request.post('/api/scores').auth(`${token}x`, bearer).send(score).expect(401);
    await node.request.get(`/api/nothing?ticket=${ticket}&token=${token}&round=${round}`).expect(404);
    await node.request.post('/api/log-test/fault').send({ apiKey: token }).expect(500);
    const guest = (await node.request.post('/api/play/guests').send({ gameId: game.id }).expect(201)).body;
    const connect = (await node.request.post('/api/play/connects').send({ gameId: game.id }).expect(201)).body;
    await node.request.post('/api/play/connects/poll').send({ poll: connect.poll }).expect(200);
    await node.request.get(`/api/play/connects/${connect.code}`).auth(ada.token, bearer).expect(200);

    const metrics = (await node.request.get('/metrics').expect(200)).text;
    expect(log.text()).toContain('/api/play/sessions');
    expect(metrics).toContain('process_cpu_seconds_total');
    const secrets = {
      ...{ ticket, token, round, session: ada.token, key: ada.apiKey },
      ...{ guest: guest.guest, guestTicket: guest.ticket, poll: connect.poll, code: connect.code },
    };
    for (const [name, secret] of Object.entries(secrets)) {
      expect([name, typeof secret]).toEqual([name, 'string']);
      expect([name, log.text().includes(secret), metrics.includes(secret)]).toEqual([name, false, false]);
    }
  });
});
