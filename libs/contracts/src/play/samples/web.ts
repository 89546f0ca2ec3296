import { gameIdIn, type SamplePlace } from '../../scores/samples/sample-place.js';

/** Sends a score and shows the game-over screen. The game defines `score` and `start`. */
export const webSample = (
  place: SamplePlace,
): string => `<script src="${place.site}/sdk/v1.js" data-game="${gameIdIn(place)}"></script>
<script>GameGeek.gameOver(score, { onRestart: start })</script>
`;
