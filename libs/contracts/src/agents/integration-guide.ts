import type { SamplePlace } from '../scores/samples/sample-place.js';
import { gameIdIn, SAMPLE_SCORE } from '../scores/samples/sample-place.js';
import { sdkLine } from '../play/samples/sdk-line.js';
import { starterGame } from './starter-game.js';

export interface IntegrationPlace extends SamplePlace {
  /** Of the game; undefined if it is not listed. */
  name?: string | undefined;
}

/** /integrate.md and /games/{id}/integrate.md: what an AI needs to put a game on this site, without a secret. */
export function integrationGuide(place: IntegrationPlace): string {
  const { site, gameId, name } = place;
  const id = gameIdIn(place);
  return `# ${titleOf(place)}

${site} hosts games made with AI models and shows who leads. A web game needs the line and the call below, and no key.${
    gameId === undefined
      ? ` Put the number of the game in place of \`${id}\`; its maker finds it on its page, and step 1 below answers it.`
      : name === undefined
        ? ''
        : ` The number of this game is ${id}.`
  }

## Five rules

1. **Load the SDK** in the head, before all other scripts: \`${sdkLine(place)}\`.
2. **Call \`gameOver\` once where a run ends**, as \`endRun\` below does: \`window.GameGeek?.gameOver(score, { onRestart: restart }) ?? restart()\`. It sends the score and shows the game-over screen. Scores are whole numbers from 1, and more is better.
3. **No secret in the game.** No API key (\`gg_\`), no token (\`gga_\`): the SDK needs none.
4. **Everything in one file or one folder.** The game runs in a sandboxed frame: other sites cannot be reached, \`alert\`, \`confirm\` and \`prompt\` do nothing, paths are relative.
5. **Phones and keyboards.** A viewport line, pointer events beside keys, and a canvas that fits any size.

Optional: \`gg.record(bytes)\` before the score and \`gg.on('replay', (bytes) => …)\` after \`start()\` let others watch a run; see ${site}/api-documentation.

## A whole working game

\`\`\`html
${starterGame(place)}\`\`\`

## With an agent token

The maker makes one at ${site}/api-docs#agents. It makes drafts that only the maker sees; publishing is up to the maker. MCP: ${site}/mcp.

\`\`\`sh
AUTH="Authorization: Bearer gga_…"
# 1. A draft. ${site}/api/models lists AI models and versions: take those that made the game.
curl ${site}/api/games -H "$AUTH" -H "Content-Type: application/json" \\
  -d '{"name": "Catch", "ai_model_id": 1, "model_version_id": 1, "status": "draft"}'
# 2. Its files: one HTML file, or a zip with index.html (application/zip).
curl ${site}/api/games/${id}/builds -H "$AUTH" -H "Content-Type: text/html" --data-binary @index.html
# 3. A test score, and the board of the draft.
curl ${site}/api/scores -H "$AUTH" -H "Content-Type: application/json" -d '{"gameId": ${id}, "score": ${SAMPLE_SCORE}}'
curl "${site}/api/leaderboard?gameId=${id}" -H "$AUTH"
\`\`\`

All calls: ${site}/api/openapi.games.json

## Checklist

- [ ] The console shows no error, and no line of the SDK that names a repair.
- [ ] A run ends with the game-over screen, and its button begins the next run.
- [ ] \`gameOver\` is called once a run, with the score that the game shows.
- [ ] Playable at 360 × 640 by touch, and by keyboard.
- [ ] No key or token in the files.
- [ ] With a token: the answer of step 2 has the verdict \`ready\`, or the reasons were reported.
`;
}

function titleOf({ gameId, name }: IntegrationPlace): string {
  if (gameId === undefined) return 'Put a game on GameGeek';
  return name === undefined ? `Put game ${gameId} on GameGeek` : `Put “${name}” on GameGeek`;
}
