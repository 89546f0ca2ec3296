import type { ArcadeAchievement, GameMeta, Performance } from '@gamegeek/arcade/meta.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { el, picture } from '../shell/dom.js';
import type { OutcomeTexts } from './texts.js';

/** `w`: ribbon, `m`: medal with a light (`l`) and a dark (`d`) side. */
const MEDAL = [
  'www     www',
  ' www   www',
  '  www www',
  '   mmmmm',
  '  mllmmmm',
  ' mlmmmmmmd',
  ' mlmmlmmmd',
  ' mmmlllmmd',
  ' mmmmlmmmd',
  '  mmmmmdd',
  '   ddddd',
];

/** The achievements of a game become harder, from bronze on. */
const METALS = ['bronze', 'silver', 'gold', 'accent'];

/** What a run has reached, except what the player already has. */
export function newlyReached(
  { achievements }: GameMeta,
  known: readonly string[],
  run: Performance,
): ArcadeAchievement[] {
  return achievements.filter((achievement) => !known.includes(achievement.id) && achievement.isReached(run));
}

/** New achievements appear one after the other. */
export function achievementList(
  meta: GameMeta,
  reached: readonly ArcadeAchievement[],
  locale: Language,
  t: OutcomeTexts,
): HTMLElement[] {
  if (reached.length === 0) return [];
  const rows = reached.map((achievement, at) => {
    const metal = METALS[Math.min(meta.achievements.indexOf(achievement), METALS.length - 1)] ?? 'bronze';
    const row = el(
      'li',
      {},
      medal(metal),
      el(
        'div',
        {},
        el('p', { class: 'strong' }, achievement.title[locale]),
        el('p', { class: 'small' }, achievement.description[locale]),
      ),
    );
    row.style.setProperty('--at', String(at));
    return row;
  });
  return [el('p', { class: 'record' }, t.earned), el('ul', { class: 'earned' }, ...rows)];
}

function medal(metal: string): SVGSVGElement {
  const color = `var(--${metal})`;
  return picture(MEDAL, {
    w: 'var(--second)',
    m: color,
    l: `color-mix(in srgb, ${color} 55%, white)`,
    d: `color-mix(in srgb, ${color} 65%, black)`,
  });
}
