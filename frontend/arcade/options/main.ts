import { Music } from './music.js';
import styles from './options.css?inline';
import { OptionsPanel } from './options-panel.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

window.arcadeExtras = { OptionsPanel, Music };
