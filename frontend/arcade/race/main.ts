import { loadExtras } from '../shell/extras.js';
import { Race } from './race.js';
import styles from './race.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

window.arcadeRace = (game, ShellOfGame) => {
  const race = new Race(game);
  void loadExtras().then((extras) => {
    if (extras) window.arcadeExtras = race.extras(extras);
    race.join(new ShellOfGame(race.presentation()));
  });
};
