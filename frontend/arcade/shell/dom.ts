type Attributes = Readonly<Record<string, string | boolean>>;

/** An element with attributes and children; a `false` attribute is left out. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

export function button(attributes: Attributes, onPress: () => void, ...children: (Node | string)[]): HTMLButtonElement {
  const element = el('button', { type: 'button', ...attributes }, ...children);
  element.addEventListener('click', onPress);
  return element;
}

/** Focuses an element, and scrolls its box if needed, but not the page around the game. */
export function focusWithin(element: HTMLElement, box?: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (!box) return;
  const hidden = element.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  if (hidden > 0) box.scrollTop += hidden + SCROLL_MARGIN;
}

const SCROLL_MARGIN = 12;
const SVG = 'http://www.w3.org/2000/svg';

/** A pixel icon: rows of eight, `#` is set. */
export function icon(...rows: string[]): SVGSVGElement {
  return picture(rows, { '#': 'currentColor' }, 8);
}

/** A square picture of pixels, with a colour for each letter. */
export function picture(
  rows: readonly string[],
  colors: Readonly<Record<string, string>>,
  size = rows.length,
): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('aria-hidden', 'true');
  for (const [letter, color] of Object.entries(colors)) {
    const path = document.createElementNS(SVG, 'path');
    const dots = rows.flatMap((row, y) => [...row].map((dot, x) => (dot === letter ? `M${x} ${y}h1v1h-1z` : '')));
    path.setAttribute('d', dots.join(''));
    path.style.fill = color;
    svg.append(path);
  }
  return svg;
}

export const ICONS = {
  pause: ['', ' ## ##', ' ## ##', ' ## ##', ' ## ##', ' ## ##', ' ## ##'],
  soundOn: ['   #   #', '  ## # #', '#### # #', '#### # #', '#### # #', '  ## # #', '   #   #'],
  soundOff: ['   #', '  ##', '####  # #', '####   #', '####  # #', '  ##', '   #'],
  up: ['', '   ##', '  ####', ' ######', '########'],
  down: ['', '', '########', ' ######', '  ####', '   ##'],
  left: ['    #', '   ##', '  ###', ' ####', ' ####', '  ###', '   ##', '    #'],
  right: ['   #', '   ##', '   ###', '   ####', '   ####', '   ###', '   ##', '   #'],
  turn: ['  ###  #', ' #   # #', '#     ##', '#    ###', '#', ' #   #', '  ###'],
  drop: ['   ##', '   ##', '########', ' ######', '  ####', '   ##', '', '########'],
  flag: ['  #', '  ####', '  ######', '  ####', '  #', '  #', '  #', ' ###'],
  back: ['', '  #', ' ##', '#######', ' ##   #', '  #   #', '      #', '   ###'],
} as const;
