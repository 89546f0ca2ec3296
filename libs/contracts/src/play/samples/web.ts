import { gameIdIn, type SamplePlace } from '../../scores/samples/sample-place.js';

/** The whole way from a score to a finished game-over screen. `score` and `start` are the game's own. */
export const webSample = (
  place: SamplePlace,
): string => `<script src="${place.site}/sdk/v1.js" data-game="${gameIdIn(place)}"></script>
<script>GameGeek.gameOver(score, { onRestart: start })</script>
`;
