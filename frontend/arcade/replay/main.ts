import { colorBlindCss } from '#shared/theme/theme-css.js';
import { ReplayFrame } from './replay-frame.js';
import styles from './replay.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles + colorBlindCss());
document.adoptedStyleSheets.push(sheet);

window.arcadeReplay = (game) => void new ReplayFrame(game).open();
