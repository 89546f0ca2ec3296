import { gameIdIn, type SamplePlace } from '../../scores/samples/sample-place.js';

/** The line that loads the SDK. */
export const sdkLine = (place: SamplePlace): string =>
  `<script src="${place.site}/sdk/v1.js" data-game="${gameIdIn(place)}"></script>`;
