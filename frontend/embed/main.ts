import { runCheckOf } from '@gamegeek/arcade/run-check.js';
import { rowsToShow } from '@gamegeek/contracts/live/watch-options.js';
import { PLAIN_FORMAT } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { LeaderboardEntry, LeaderboardSnapshot } from '@gamegeek/contracts/scores/scores.schemas.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { toValue } from '@gamegeek/rules/boards/values.js';
import { liveLeaderboard } from '#features/scores/live/leaderboard-topic.js';
import { LiveClient } from '#shared/live/live-client.js';
import { readOptions } from './board-options.js';
import { createVisitorTransport } from './socket.js';
import { TEXTS } from './texts.js';

// The live board of a game, in a frame on another site.

const { game, board, period, rows, theme, language } = readOptions(new URL(location.href), navigator.languages);
const texts = TEXTS[language];
const site = location.origin;

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

function siteLink(path: string, text: string): HTMLAnchorElement {
  return Object.assign(element('a', text), {
    href: site + path,
    target: '_blank',
    rel: 'noopener',
    // So that the site knows that the visit came from here; others learn nothing.
    referrerPolicy: 'same-origin',
  });
}

const link = siteLink(`/games/${game}${board === undefined ? '' : `?board=${board}`}`, texts.play);
const title = element('h1', link);
const status = element('p', texts[period]);
status.setAttribute('role', 'status');
const body = element('tbody');
const scoreHead = element('th', texts.score);
const watchHead = element('th', texts.watch);
const head = element('tr', element('th', texts.rank), element('th', texts.player), scoreHead, watchHead);
const message = element('p');
message.className = 'message';
const table = element('table', element('thead', head), body);

document.documentElement.lang = language;
document.documentElement.dataset.theme = theme;
document.title = texts[period];
document.body.append(element('header', title, status), table, message);

let check = runCheckOf(null);

function checkedMark(): HTMLElement {
  const mark = Object.assign(element('span', '✓'), { className: 'checked' });
  mark.setAttribute('role', 'img');
  describeMark(mark);
  return mark;
}

function describeMark(mark: HTMLElement): void {
  mark.title = texts.checks[check].hint;
  mark.setAttribute('aria-label', texts.checks[check].name);
}

/** Shown as text, not as an emoji. */
const WATCH = '\u25b6\ufe0e';

function watchLink(scoreId: number, username: string): HTMLAnchorElement {
  const watch = siteLink(`/runs/${scoreId}`, WATCH);
  watch.title = texts.watchOf.replace('{{name}}', () => username);
  watch.setAttribute('aria-label', watch.title);
  return watch;
}

let shown: readonly LeaderboardEntry[] | undefined;

function show({ entries, format = PLAIN_FORMAT }: LeaderboardSnapshot): void {
  if (entries === shown) return;
  const showValue = valueFormat(format, language);
  if (format.kind === 'time') scoreHead.textContent = texts.time;
  const before = new Map(shown?.map(({ userId, score }) => [userId, score]));
  const focused = document.activeElement;
  const listed = entries.slice(0, rows);
  const canWatch = listed.some(({ recorded }) => recorded);
  watchHead.hidden = !canWatch;
  body.replaceChildren(
    ...listed.map(({ rank, id, userId, username, score, verified, recorded }) => {
      const player = element('td', username, ...(verified ? [checkedMark()] : []));
      const row = element(
        'tr',
        element('td', rank.toLocaleString(language)),
        player,
        element('td', showValue(toValue(format, score))),
        ...(canWatch ? [element('td', ...(recorded ? [watchLink(id, username)] : []))] : []),
      );
      if (shown && before.get(userId) !== score) row.className = 'risen';
      return row;
    }),
  );
  // The links are new ones.
  if (focused instanceof HTMLAnchorElement && !focused.isConnected)
    body.querySelector<HTMLElement>(`a[href="${focused.href}"]`)?.focus();
  message.textContent = entries.length === 0 ? texts.empty : '';
  shown = entries;
}

const client = new LiveClient(createVisitorTransport);
const topic = liveLeaderboard({ scope: game, slug: board, period });
topic.storeIn(client).subscribe(({ snapshot, status: line, failed }) => {
  if (snapshot) show(snapshot);
  else if (failed) message.textContent = texts.failed;
  const isLive = !snapshot || line === 'live';
  status.textContent = isLive ? texts[period] : texts[line === 'periodic' ? 'periodic' : 'reconnecting'];
});
client.watch(topic, rowsToShow(rows));

fetch(`/api/games/${game}`, { credentials: 'omit' })
  .then((answer) => (answer.ok ? (answer.json() as Promise<{ name: string; arcade_id: string | null }>) : undefined))
  .then((found) => {
    if (!found) return;
    link.textContent = found.name;
    check = runCheckOf(found.arcade_id);
    for (const mark of body.querySelectorAll<HTMLElement>('.checked')) describeMark(mark);
  })
  // The link is understandable without the name, too.
  .catch(() => undefined);
