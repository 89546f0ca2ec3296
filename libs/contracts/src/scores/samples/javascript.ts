import { API_KEY_VARIABLE, gameIdIn, SAMPLE_SCORE, type SamplePlace } from './sample-place.js';

export const javascriptSample = (place: SamplePlace): string => `const ATTEMPTS = 6;

// Sends one score. The same playId counts once, however often it is sent.
async function sendScore({ gameId, score, playId }) {
  for (let attempt = 1; ; attempt++) {
    let response;
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
      if (response.ok) return await response.json();
    } catch {
      response = undefined; // timeout or incomplete response
    }

    const canRetry = !response || response.status === 429 || response.status >= 500;
    if (!canRetry || attempt === ATTEMPTS) {
      throw new Error(response ? await response.text() : 'No answer');
    }
    const wait = Number(response?.headers.get('Retry-After')) || 0; // seconds
    const pause = 0.5 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait, pause) * 1000));
  }
}

const playId = process.argv[2] ?? crypto.randomUUID();
console.log(await sendScore({ gameId: ${gameIdIn(place)}, score: ${SAMPLE_SCORE}, playId }));
`;
