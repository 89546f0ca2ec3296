import { colorBlindCss } from '#shared/theme/theme-css.js';
import { ALL } from './all.js';
import styles from './extras.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles + colorBlindCss());
document.adoptedStyleSheets.push(sheet);

window.arcadeExtras = ALL;
