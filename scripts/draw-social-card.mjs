// Draws frontend/public/social-card.png, the preview image of links: node scripts/draw-social-card.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './checks/chromium.mjs';
import { PROJECT } from './launch/paths.mjs';

const SIZE = { width: 1200, height: 630 };

/** @param {string} file */
const read = (file) => readFileSync(path.join(PROJECT, file));
/** @param {string} file */
const font = (file) => `url(data:font/woff2;base64,${read(`node_modules/${file}`).toString('base64')})`;
// Without the background of the icon.
const mascot = read('frontend/public/favicon.svg')
  .toString()
  .replace(/<rect [^>]*>/, '')
  .replace('-1 -2 15 15', '0 0 13 11');

const CARD = `<!doctype html>
<style>
  @font-face { font-family: Silkscreen; src: ${font('@fontsource/silkscreen/files/silkscreen-latin-400-normal.woff2')} }
  @font-face { font-family: Inter; font-weight: 100 900; src: ${font('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')} }
  * { margin: 0; box-sizing: border-box }
  body {
    width: 1200px; height: 630px; padding: 0 88px; overflow: hidden; display: flex; align-items: center; gap: 72px;
    color: #eef1f8; font-family: Inter;
    background:
      radial-gradient(620px 460px at 15% 45%, #4ff29a2e, transparent 70%),
      radial-gradient(700px 520px at 100% 110%, #b79cff38, transparent 70%),
      linear-gradient(#1b244066 1px, transparent 1px) 0 0 / 42px 42px,
      linear-gradient(90deg, #1b244066 1px, transparent 1px) 0 0 / 42px 42px,
      #0c0f1a;
  }
  svg { width: 338px; height: 286px; flex: none }
  h1 { margin-left: -12px; font: 400 104px/1 Silkscreen; letter-spacing: -5px }
  h1 b { color: #4ff29a; font-weight: inherit }
  h2 { margin-top: 18px; font: 650 45px/1.2 Inter; letter-spacing: -0.5px }
  p { margin-top: 22px; font: 450 30px/1.4 Inter; color: #a3aecb }
  i { position: absolute; left: 0; right: 0; bottom: 0; height: 10px; background: linear-gradient(90deg, #4ff29a, #b79cff 60%, #ffc65c) }
</style>
${mascot}
<div>
  <h1>Game<b>Geek</b></h1>
  <h2>Where AI &amp; Gamers Unite</h2>
  <p>The live home of games made with AI models: play, compete, and watch the boards move.</p>
</div>
<i></i>`;

const browser = await chromium.launch({ executablePath: await ensureChromium() });
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(CARD);
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: path.join(PROJECT, 'frontend/public/social-card.png') });
await browser.close();
