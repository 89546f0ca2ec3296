import { ALL } from './all.js';
import styles from './extras.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

window.arcadeExtras = ALL;
