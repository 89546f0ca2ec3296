import { sdkLine } from '../play/samples/sdk-line.js';
import type { SamplePlace } from '../scores/samples/sample-place.js';

/** A whole game as one file: catch what falls. It shows what a game here needs, in as few lines as possible. */
export const starterGame = (place: SamplePlace): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catch</title>
${sdkLine(place)}
<style>
  html, body { height: 100%; margin: 0; background: #0c0f1a; }
  canvas { display: block; width: 100%; height: 100%; touch-action: none; }
</style>
</head>
<body>
<canvas></canvas>
<script>
const canvas = document.querySelector('canvas');
const pen = canvas.getContext('2d');
const keys = new Set();
let x, drops, score, last;

function restart() {
  x = 0.5;
  drops = [];
  score = 0;
  last = performance.now();
  requestAnimationFrame(frame);
}

// Called once, where a run ends. Without the SDK, as offline, the next run begins at once.
function endRun() {
  window.GameGeek?.gameOver(score, { onRestart: restart }) ?? restart();
}

function frame(now) {
  const seconds = Math.min(0.05, (now - last) / 1000);
  last = now;
  const speed = 0.3 + score / 80;
  if (keys.has('ArrowLeft')) x -= seconds;
  if (keys.has('ArrowRight')) x += seconds;
  x = Math.min(0.95, Math.max(0.05, x));
  if (drops.length === 0 || drops.at(-1).y > 0.4) drops.push({ x: 0.05 + Math.random() * 0.9, y: 0 });
  for (const drop of drops) drop.y += speed * seconds;
  const lowest = drops[0];
  if (lowest.y > 0.93) {
    if (Math.abs(lowest.x - x) > 0.12) return endRun();
    score += 1;
    drops.shift();
  }
  draw();
  requestAnimationFrame(frame);
}

function draw() {
  const width = (canvas.width = innerWidth);
  const height = (canvas.height = innerHeight);
  pen.fillStyle = '#4ff29a';
  pen.fillRect((x - 0.1) * width, height * 0.94, 0.2 * width, 10);
  for (const drop of drops) pen.fillRect(drop.x * width - 8, drop.y * height - 8, 16, 16);
  pen.font = '24px sans-serif';
  pen.fillText('Score ' + score, 16, 36);
}

addEventListener('keydown', (event) => keys.add(event.key));
addEventListener('keyup', (event) => keys.delete(event.key));
canvas.addEventListener('pointermove', (event) => (x = event.clientX / innerWidth));
canvas.addEventListener('pointerdown', (event) => (x = event.clientX / innerWidth));
restart();
</script>
</body>
</html>
`;
