import { API_KEY_VARIABLE, gameIdIn, SAMPLE_SCORE, type SamplePlace } from './sample-place.js';

/** Without comments, which zsh runs as commands when they are pasted. curl itself honours Retry-After. */
export const curlSample = (place: SamplePlace): string => `PLAY_ID="\${1:-play-$(date +%s)-$RANDOM}"

curl "${place.site}/api/scores" \\
  --silent --show-error --fail-with-body --write-out "\\n" \\
  --max-time 10 --retry 5 --retry-connrefused \\
  --header "Authorization: Bearer $${API_KEY_VARIABLE}" \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: $PLAY_ID" \\
  --data '{"gameId": ${gameIdIn(place)}, "score": ${SAMPLE_SCORE}}'
`;
