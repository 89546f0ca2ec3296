import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { GamesModule } from '../games/games.module.js';
import { ModelsModule } from '../models/models.module.js';
import { ScoresModule } from '../scores/scores.module.js';
import { McpController } from './mcp/mcp.controller.js';
import { AgentTools } from './mcp/agent-tools.service.js';

/** What coding agents call: the tools of the MCP server. */
@Module({
  imports: [AuthModule, ModelsModule, GamesModule, ScoresModule],
  controllers: [McpController],
  providers: [AgentTools],
})
export class AgentsModule {}
