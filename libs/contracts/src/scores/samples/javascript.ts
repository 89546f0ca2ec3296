import { API_KEY_VARIABLE, gameIdIn, SAMPLE_SCORE, type SamplePlace } from './sample-place.js';

export const javascriptSample = (place: SamplePlace): string => `const ATTEMPTS = 6;

// Sends one score. The same playId counts once, however often it is sent.
async function sendScore({ gameId, score, playId }) {
  for (let attempt = 1; ; attempt++) {
    let response;
    let answer;
    try {
      response = await fetch('${place.site}/api/scores', {
        method: 'POST',
        headers: {
          Authorization: \`Bearer \${process.env.${API_KEY_VARIABLE}}\`,
          'Content-Type': 'application/json',
          'Idempotency-Key': playId,
        },
        body: JSON.stringify({ gameId, score }),
        signal: AbortSignal.timeout(10_000),
      });
      answer = await response.json();
      if (response.ok) return answer;
    } catch {
      answer = undefined; // timeout, or a body that is not JSON
    }

    // Errors of GameGeek have a code; others come from a proxy and are temporary.
    const canRetry = !answer?.code || [408, 429].includes(response.status) || response.status >= 500;
    if (!canRetry || attempt === ATTEMPTS) {
      throw new Error(answer ? JSON.stringify(answer) : 'No answer');
    }
    const wait = Number(response?.headers.get('Retry-After')) || 0; // seconds
    const pause = 0.5 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait, pause) * 1000));
  }
}

const playId = process.argv[2] ?? crypto.randomUUID();
console.log(await sendScore({ gameId: ${gameIdIn(place)}, score: ${SAMPLE_SCORE}, playId }));
`;
