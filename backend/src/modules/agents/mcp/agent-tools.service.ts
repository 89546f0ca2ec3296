import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { Inject, Injectable } from '@nestjs/common';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { integrationGuide } from '@gamegeek/contracts/agents/integration-guide.js';
import { TOOL_HTML_MAX, TOOL_INPUTS, type ToolName } from '@gamegeek/contracts/agents/tool-inputs.js';
import type { AgentScope } from '@gamegeek/contracts/auth/agent-tokens.js';
import { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { ERROR_TEXTS } from '@gamegeek/contracts/errors/error-texts.js';
import { SubmitScoreDto } from '@gamegeek/contracts/scores/submit-score.dto.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { payloadTooLarge, validationFailed, type AppError } from '../../../core/errors/app-error.js';
import { ErrorLog } from '../../../core/errors/error-log.service.js';
import { validate } from '../../../core/http/input/validate.js';
import { assertScope } from '../../auth/agent-tokens/agent.guard.js';
import type { Agent } from '../../auth/agent-tokens/agent-tokens.service.js';
import { AuthoringService } from '../../games/authoring/authoring.service.js';
import { GameListsRepository } from '../../games/browsing/game-lists.repository.js';
import { GamesService } from '../../games/browsing/games.service.js';
import type { GameRow } from '../../games/browsing/game-reader.repository.js';
import { presentGame } from '../../games/browsing/game.presenter.js';
import { BuildsService } from '../../games/builds/builds.service.js';
import { CallLog } from '../../games/calls/call-log.service.js';
import { pageOf, type IncomingFile } from '../../games/builds/upload/receive-upload.js';
import { ModelsService } from '../../models/browsing/models.service.js';
import { BoardPages } from '../../scores/boards/board-pages.service.js';
import { AgentScores } from '../../scores/submission/agent-scores.service.js';

/** How many versions an answer lists that names those that exist. */
const VERSIONS_NAMED = 60;

type Input<N extends ToolName> = v.InferOutput<(typeof TOOL_INPUTS)[N]>;

interface Tool<N extends ToolName> {
  name: N;
  description: string;
  /** What the token must allow. */
  scope?: AgentScope;
  /** Changes nothing. */
  reads?: boolean;
  run: (input: Input<N>) => Promise<object | string>;
}

/**
 * The tools of the MCP server. They call the services behind the endpoints, so limits and rules are theirs. None
 * publishes, deletes, or reads a key.
 */
@Injectable()
export class AgentTools {
  constructor(
    private readonly authoring: AuthoringService,
    private readonly games: GamesService,
    private readonly lists: GameListsRepository,
    private readonly models: ModelsService,
    private readonly boards: BoardPages,
    private readonly scores: AgentScores,
    private readonly builds: BuildsService,
    private readonly calls: CallLog,
    private readonly errors: ErrorLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Adds the tools to a server, which answers one request of an agent. */
  addTo(server: McpServer, agent: Agent, requestId: string): void {
    const add = <N extends ToolName>({ name, description, scope, reads = false, run }: Tool<N>): void => {
      const annotations = { readOnlyHint: reads, destructiveHint: false, openWorldHint: false };
      const inputSchema = toStandardJsonSchema(TOOL_INPUTS[name]);
      server.registerTool(name, { description, inputSchema, annotations }, async (given) => {
        try {
          if (scope) assertScope(agent, scope);
          return resultOf(await run(given));
        } catch (thrown) {
          return refusalOf(this.errors.explain(thrown, requestId));
        }
      });
    };

    add({
      name: 'integration_guide',
      description: 'How to put a game on GameGeek: five rules, one whole working game, a checklist. Read it first.',
      reads: true,
      run: ({ game_id }) => this.guide(agent, game_id),
    });
    add({
      name: 'list_games',
      description: 'The games of your user, drafts and hidden ones too, newest first.',
      scope: 'read',
      reads: true,
      run: async () => ({ games: (await this.lists.madeBy(agent.userId)).map((game) => this.summary(game)) }),
    });
    add({
      name: 'create_game',
      description:
        'Makes a draft that only your user sees, and answers its number. It needs a name and the AI model and version that made the game.',
      scope: 'games',
      run: (input) => this.create(agent, input),
    });
    add({
      name: 'check_build',
      description: 'Checks an HTML file without keeping it: a verdict, and the reasons with their repairs.',
      scope: 'builds',
      reads: true,
      run: ({ html }) => this.builds.check(pageWithin(html), agent),
    });
    add({
      name: 'upload_build',
      description:
        'Uploads one HTML file as the next build of a game, and answers its verdict. In a draft it is played at once; of a listed game, your user publishes it. Without html, it answers the call that uploads a zip or a larger file.',
      scope: 'builds',
      run: ({ game_id, html, notes = '' }) =>
        html === undefined
          ? Promise.resolve(this.uploadCall(game_id))
          : this.builds.upload(game_id, pageWithin(html), notes, agent),
    });
    add({
      name: 'send_test_score',
      description: 'Sends a score to the board of a draft, where only your user sees it.',
      scope: 'boards',
      run: async ({ game_id, score }) => {
        const sent = validate(SubmitScoreDto, { gameId: game_id, score }, 'refuse');
        const { userId } = agent;
        const call = { ...sent, kind: 'score', way: 'agent', userId } as const;
        return (await this.calls.follow(call, () => this.scores.submit(agent, sent))).answer;
      },
    });
    add({
      name: 'get_board',
      description: 'The leaderboard of a game; of a draft of your user, its test scores.',
      scope: 'read',
      reads: true,
      run: ({ game_id, period, limit }) => this.boards.read({ gameId: game_id, period, page: 1, limit }, agent),
    });
  }

  private async guide(agent: Agent, id: number | undefined): Promise<string> {
    const site = this.settings.publicUrl;
    if (id === undefined) return integrationGuide({ site, gameId: undefined });
    const { name } = await this.games.get(id, agent);
    return integrationGuide({ site, gameId: id, name });
  }

  private async create(
    agent: Agent,
    given: { name: string; ai_model: string; version: string; description?: string | undefined },
  ): Promise<object> {
    const { ai_model, version, ...fields } = given;
    const found = await this.findVersion(ai_model, version);
    const draft = validate(GameDto, { ...fields, ...found, status: 'draft' }, 'refuse');
    const id = await this.authoring.list(draft, agent);
    return {
      ...this.summary(await this.games.get(id, agent)),
      guide: `${this.settings.publicUrl}/games/${id}/integrate.md`,
    };
  }

  /** For files that do not fit into a call. */
  private uploadCall(gameId: number): object {
    const address = `${this.settings.publicUrl}/api/games/${gameId}/builds`;
    const command = `curl ${address} -H "Authorization: Bearer $GAMEGEEK_AGENT_TOKEN" -H "Content-Type: application/zip" --data-binary @game.zip`;
    return { upload: address, command, note: 'A zip has index.html at its top. Send one HTML file as text/html.' };
  }

  /** Names are known to agents, numbers are not. */
  private async findVersion(
    modelName: string,
    version: string,
  ): Promise<{ ai_model_id: number; model_version_id: number }> {
    const models = await this.models.list();
    const model = models.find((known) => isSame(known.model.name, modelName));
    const found = model?.versions.find((known) => isSame(known.version, version));
    if (model && found) return { ai_model_id: model.model.id, model_version_id: found.id };
    const add = `Your user adds others at ${this.settings.publicUrl}/create-model.`;
    if (model)
      throw validationFailed({
        version: [`Known versions: ${named(model.versions, ({ version: name }) => name)}. ${add}`],
      });
    throw validationFailed({ ai_model: [`Known AI models: ${named(models, (known) => known.model.name)}. ${add}`] });
  }

  private summary(row: GameRow): object {
    const { id, name, status, build_id, player_count, model_version, ai_model_name } = presentGame(row);
    const page = `${this.settings.publicUrl}/games/${id}`;
    return { id, name, status, build_id, player_count, ai_model: ai_model_name, version: model_version, page };
  }
}

function pageWithin(html: string): IncomingFile {
  const page = pageOf(html);
  if (page.length > TOOL_HTML_MAX) throw payloadTooLarge('body', TOOL_HTML_MAX, page.length);
  return page;
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const named = <T>(known: readonly T[], nameOf: (one: T) => string): string =>
  known.slice(0, VERSIONS_NAMED).map(nameOf).join(', ');

const resultOf = (answer: object | string): CallToolResult => ({
  content: [{ type: 'text', text: typeof answer === 'string' ? answer : JSON.stringify(answer) }],
});

/** What is wrong, where, and what to do. */
function refusalOf({ code, message, details: { fields = {}, reasons = [] } }: AppError): CallToolResult {
  const wrong = Object.entries(fields).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`);
  const found = reasons.map((reason) => `${reason.code}: ${reason.message}`);
  const lines = [`${code}: ${message}`, ...wrong, ...found, ERROR_TEXTS[code].fix];
  return { isError: true, content: [{ type: 'text', text: lines.join('\n') }] };
}
