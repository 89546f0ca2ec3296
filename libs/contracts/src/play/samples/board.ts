import { gameIdIn, type SamplePlace } from '../../scores/samples/sample-place.js';

/** A live board on any page. */
export const boardSample = (place: SamplePlace): string => `<!-- In the body of the page, where the board belongs: -->
<script type="module" src="${place.site}/sdk/v1-board.js"></script>
<gamegeek-board game="${gameIdIn(place)}" period="week" rows="5" theme="dark"></gamegeek-board>
`;
