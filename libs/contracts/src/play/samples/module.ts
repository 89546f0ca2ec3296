import { gameIdIn, SAMPLE_SCORE, type SamplePlace } from '../../scores/samples/sample-place.js';

/** Scores without the game-over screen, for games that draw their own. */
export const moduleSample = (
  place: SamplePlace,
): string => `// In a <script type="module"> of its own, so that the game runs without it.
import { start } from '${place.site}/sdk/v1.mjs';

const gg = await start({ game: ${gameIdIn(place)} }); // never fails, and takes at most two seconds
gg.on('state', (state) => console.log(state)); // live, offline (2 waiting) or signed out

// When a run begins:
const round = await gg.round(); // { seed, startedAt }

// When it ends:
const { status, rank, wouldBeRank } = await gg.submit(${SAMPLE_SCORE}, { round });
console.log(gg.mode, status, rank ?? wouldBeRank);
console.table(await gg.top(10));
`;
