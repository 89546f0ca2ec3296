import type { SamplePlace } from '../../scores/samples/sample-place.js';
import { sdkLine } from './sdk-line.js';

/** Sends a score and shows the game-over screen. The game calls `endRun` and defines `restart`. */
export const webSample = (
  place: SamplePlace,
): string => `<!-- In the head of the page, before the scripts of the game: -->
${sdkLine(place)}

<!-- In the body, in the script of the game: -->
<script>
  // Call it once where a run ends. The game has a function restart() that begins the next run.
  function endRun(score) {
    window.GameGeek?.gameOver(score, { onRestart: restart }) ?? restart();
  }
</script>
`;
