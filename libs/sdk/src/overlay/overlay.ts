import type * as values from '@gamegeek/rules/boards/format-value.js';
import { loader } from '../load.js';
import type { Client, Player, ScoreResult, Surroundings } from '../types.js';
import { STYLE } from './style.js';
import { TEXTS, type OverlayTexts } from './texts.js';

/** Boards of times, or with decimals, are few. */
const loadValues = loader<typeof values>(`./${__VALUES_FILE__}`);

const NEIGHBOURS = 2;
/** Events of the player that the game does not get while the screen is open. */
const INPUTS = [
  'keydown',
  'keyup',
  'click',
  'wheel',
  ...['mouse', 'pointer'].flatMap((device) => ['down', 'move', 'up'].map((what) => device + what)),
  ...['start', 'move', 'end'].map((what) => `touch${what}`),
];
/** How often it is checked whether the game has removed the screen. */
const REMOVAL_MS = 500;
/** Keys that are still pressed for the game, again and again, close the screen only after this pause. */
const QUIET_MS = 500;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

/** The game-over screen. Resolves when it is closed: false if the game has removed it from the page. */
export const showGameOver = (client: Client, score: number, sent: Promise<ScoreResult>): Promise<boolean> =>
  new Promise((resolve) => openScreen(client, score, sent, resolve));

/** A modal dialog keeps the focus inside and closes with Escape. */
function openScreen(
  client: Client,
  score: number,
  sent: Promise<ScoreResult>,
  onClose: (isAgain: boolean) => void,
): void {
  const { locale } = client;
  const texts = TEXTS[locale];
  const numeral = (value: number) => (value < Infinity ? value.toLocaleString(locale) : '–');
  /** Shows values of the board; its answer says how. */
  let points = numeral;

  const title = element('h2', '', texts.title);
  title.id = 'title';
  const news = element('p', 'news', texts.sending);
  news.setAttribute('role', 'status');
  const rows = element('ol', 'rows');
  const again = element('button', 'again', texts.again);
  const actions = element('div', 'actions', again);
  const shown = element('p', 'score', numeral(score));
  const dialog = element('dialog', '', title, shown, news, rows, actions);
  dialog.setAttribute('aria-labelledby', 'title');
  dialog.lang = locale;
  again.autofocus = true;

  const host = document.createElement('gamegeek-game-over');
  const root = host.attachShadow({ mode: 'open' });
  root.append(dialog);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
  } catch {
    // Safari before 16.4. Elsewhere the policy of the page may refuse elements with styles.
    root.append(element('style', '', STYLE));
  }

  const back = document.activeElement;
  let quietUntil = Date.now() + QUIET_MS;
  // Some browsers press a button when its key is released.
  dialog.onkeydown = dialog.onkeyup = (event) => {
    const isEarly = Date.now() < quietUntil;
    if (event.key === 'Tab' || (!isEarly && !event.repeat)) return;
    if (isEarly) quietUntil = Date.now() + QUIET_MS;
    event.preventDefault();
  };
  // A game that prevents the default of all touches would disable the button.
  for (const type of INPUTS) host.addEventListener(type, (event) => event.stopPropagation());
  let isOpen = true;
  const close = (): void => {
    if (!isOpen) return;
    const isAgain = host.isConnected;
    isOpen = false;
    clearInterval(removal);
    host.remove();
    if (isAgain && back instanceof HTMLElement) back.focus();
    onClose(isAgain);
  };
  const removal = setInterval(() => {
    if (!host.isConnected) close();
  }, REMOVAL_MS);
  dialog.onclose = close;
  again.onclick = close;
  // The game may keep the pointer, which the button needs.
  document.exitPointerLock?.();
  document.body.append(host);
  try {
    dialog.showModal();
  } catch {
    // Safari before 15.4 has no dialogs.
    dialog.setAttribute('open', '');
  }
  again.focus();

  const showResult = async (result: ScoreResult): Promise<void> => {
    // Without points there is still a next place.
    const isOnBoard = client.mode !== 'local' && (result.reason !== 'invalid_score' || score === 0);
    const around = isOnBoard ? await client.around(score) : null;
    if (!isOpen) return;
    const format = around?.format;
    if (format) {
      points = await loadValues().then(
        ({ valueFormat }) => valueFormat(format, locale),
        () => numeral,
      );
      shown.textContent = points(score);
    }
    news.replaceChildren(...linesFor(result, around).map((line) => element('span', '', line)));
    rows.replaceChildren(...(around ? rowsFor(result, around) : []));
    // The focus stays on the button.
    actions.querySelector('.keep')?.remove();
    const isOut = client.state === 'signed out';
    if (result.status === 'guest' || isOut) offerSignIn(isOut ? texts.signIn : texts.keep);
  };

  const linesFor = (result: ScoreResult, around: Surroundings | null): string[] => {
    const { status, rank, wouldBeRank, reason } = result;
    const total = around?.total ?? result.total;
    if (reason === 'invalid_score')
      return [texts.notAScore, around?.above.length ? nextPlace(texts, around) : ''].filter(Boolean);
    if (status === 'refused') return [texts.refused(reason ?? '?')];
    if (status === 'queued') return [waitingFor(reason)];
    if (status === 'held') return [texts.held];
    // The board does not include guests.
    if (status === 'guest')
      return [wouldBeRank ? texts.ghost(numeral(wouldBeRank), total ? numeral(total + 1) : null) : texts.guest];
    const lines = [result.personalBest ? texts.best : around?.best ? texts.notBest(points(around.best)) : ''];
    if (rank) lines.push(texts.rank(numeral(rank), total ? numeral(total) : null));
    if (client.mode === 'local') lines.push(texts.local);
    else if (result.personalBest && around) lines.push(nextPlace(texts, around));
    return lines.filter(Boolean);
  };

  const waitingFor = (reason: string | null): string => {
    if (client.state === 'signed out') return texts.signedOut;
    if (reason !== 'rate_limited') return texts.queued;
    return client.player ? texts.limited : texts.crowded;
  };

  const nextPlace = ({ missing, first }: OverlayTexts, { above, format }: Surroundings): string => {
    const next = above.at(-1);
    if (!next || format) return next ? '' : first;
    return missing(numeral(next.score - score + 1), numeral(next.rank), next.name);
  };

  const rowsFor = ({ status, rank, wouldBeRank, personalBest }: ScoreResult, { above, below }: Surroundings) => {
    const isGhost = status === 'guest';
    const place = isGhost ? wouldBeRank : personalBest ? rank : null;
    const others = (list: Surroundings['above'], shift: number) =>
      list.map((entry) => rowOf(entry.rank + shift, entry.name, entry.score, ''));
    if (!place) return [];
    // Players below a guest's place would move down by one.
    return [
      ...others(above.slice(-NEIGHBOURS), 0),
      rowOf(place, client.player && !isGhost ? client.player.name : texts.you, score, isGhost ? 'own ghost' : 'own'),
      ...others(below.slice(0, NEIGHBOURS), isGhost ? 1 : 0),
    ];
  };

  const rowOf = (rank: number, name: string, value: number, className: string) =>
    element(
      'li',
      className,
      element('b', '', `#${numeral(rank)}`),
      element('span', '', name),
      element('b', '', points(value)),
    );

  const offerSignIn = (label: string): void => {
    const keep = element('button', 'keep', label);
    keep.onclick = () => void client.signIn().then(welcome);
    actions.prepend(keep);
  };

  /** Moves the guest's scores to the player. */
  const welcome = async (player: Player | null): Promise<void> => {
    if (!player || player.guest) return;
    const around = await client.around(score);
    const rank = around ? (around.above.at(-1)?.rank ?? 0) + 1 : null;
    const isBest = around?.best === score;
    await showResult({ ...(await sent), status: 'accepted', rank: isBest ? rank : null, personalBest: isBest });
  };

  sent.then(showResult).catch(console.error);
  const stop = client.on('score', (result) => {
    if (!isOpen) stop();
    else if (result.score === score) showResult(result).catch(console.error);
  });
}
