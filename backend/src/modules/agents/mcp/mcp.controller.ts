import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { HTTP_LIMITS } from '../../../config/limits.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { AppError, unauthorized } from '../../../core/errors/app-error.js';
import { depthError, jsonReader } from '../../../core/http/input/json-body.js';
import { requestIdOf } from '../../../core/http/request/request-id.js';
import { agentOf } from '../../auth/sessions/caller.js';
import { AgentTools } from './agent-tools.service.js';

const readBody = jsonReader(HTTP_LIMITS.mcpBodyBytes);

const SERVER = { name: 'gamegeek', title: 'GameGeek', version: '1' };
const INSTRUCTIONS =
  'GameGeek hosts games made with AI models and shows who leads. Begin with integration_guide: its rules and its example are what upload_build checks. You make drafts that only your user sees; your user publishes them.';

/** Whatever a client names: every answer is one of both. */
const ACCEPTED = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

/** No session, no stream that stays open: each request is answered whole, by any node. */
const STATELESS = { maxSubscriptions: 0, keepAliveMs: 0 };

/** `POST /mcp`: the tools of an agent by the Model Context Protocol (Streamable HTTP, of 2026 and of 2025). */
@Controller('mcp')
export class McpController {
  constructor(
    private readonly tools: AgentTools,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Post()
  @ApiExcludeEndpoint()
  async answer(@Req() request: HttpRequest, @Res() response: HttpResponse): Promise<void> {
    this.refusePages(request);
    const agent = agentOf(request);
    if (!agent) throw this.tokenNeeded();
    const body = await readBody(request, response);
    const tooDeep = depthError(body);
    if (tooDeep) throw tooDeep;
    // 30 MB that a node without agents does without.
    const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
    const handler = createMcpHandler(() => {
      const server = new McpServer(SERVER, { instructions: INSTRUCTIONS });
      this.tools.addTo(server, agent, requestIdOf(request));
      return server;
    }, STATELESS);
    const answer = await handler.fetch(this.describe(request), { parsedBody: body });
    const type = answer.headers.get('content-type');
    response.status(answer.status);
    if (type !== null) response.setHeader('Content-Type', type);
    response.end(await answer.text());
  }

  /** Pages of other sites, and of this one under a false name (DNS rebinding), as the specification demands. */
  private refusePages({ headers: { origin } }: HttpRequest): void {
    if (origin === undefined || origin === new URL(this.settings.publicUrl).origin) return;
    throw new AppError('forbidden_origin', 'This request comes from another site. Agents send no Origin.');
  }

  private tokenNeeded(): AppError {
    const where = `${this.settings.publicUrl}/api-docs#agents`;
    const { code, message } = unauthorized(`Send an agent token: Authorization: Bearer gga_… One is made at ${where}`);
    return new AppError(code, message, { headers: { 'WWW-Authenticate': 'Bearer realm="GameGeek"' } });
  }

  /** Without the token, because the tools know the agent; the type of the body has been checked. */
  private describe({ headers }: HttpRequest): Request {
    const ofProtocol = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'));
    return new Request(`${this.settings.publicUrl}/mcp`, {
      method: 'POST',
      headers: { ...ACCEPTED, ...Object.fromEntries(ofProtocol.map(([name, value]) => [name, String(value)])) },
    });
  }
}
