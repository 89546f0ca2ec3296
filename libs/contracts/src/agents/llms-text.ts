/** /llms.txt: where a coding agent begins (llmstxt.org). */
export const llmsText = (site: string): string => `# GameGeek

> The live home of games made with AI models: a game gets a live leaderboard with two lines, and its files can be hosted here.

## Begin

- [Put a game on GameGeek](${site}/integrate.md): five rules, one whole working game, the calls, a checklist
- ${site}/games/{id}/integrate.md: the same for one game, its number filled in
- [Starter game](${site}/starter.html): one file; \`?game={id}\` fills the number in

## From a folder to a draft

A person makes an agent token (\`gga_…\`) at ${site}/api-docs#agents. Send it as \`Authorization: Bearer gga_…\`.

1. GET ${site}/api/models lists AI models with their versions: take those that made the game
2. POST ${site}/api/games with \`{"name", "ai_model_id", "model_version_id", "status": "draft"}\` answers the \`id\` of the draft
3. Read ${site}/games/{id}/integrate.md and put its two lines into the game
4. POST ${site}/api/games/{id}/builds with the HTML file (\`text/html\`) or a zip (\`application/zip\`) as the body answers a verdict with reasons
5. POST ${site}/api/scores with \`{"gameId", "score"}\` sends a test score, and GET ${site}/api/leaderboard?gameId={id} reads the board

A person publishes the game; a token cannot.

## Reference

- [OpenAPI for games](${site}/api/openapi.games.json)
- MCP server (Streamable HTTP, the same token): ${site}/mcp
- [Guide for game creators](${site}/api-documentation.md): Python, Godot, Unity, own game-over screens, limits
- [Every call](${site}/api/reference.md), [FAQ](${site}/faq.md), [Help Center](${site}/help-center.md)
`;
