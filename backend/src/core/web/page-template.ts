const NONCE = '__CSP_NONCE__';

/** The places in the built page. */
const PLACES = {
  /** What the page says of itself where no server fills its head, as in development. */
  head: /<!-- page-head -->[^]*?<!-- \/page-head -->/,
  /** What is put here is asked for after all that every page needs. */
  headEnd: /(?=<\/head>)/,
  /** What is seen before the page runs. */
  root: /(?<=<div id="root">)(?=<\/div>)/,
};
type Place = keyof typeof PLACES;
const ORDER: readonly Place[] = ['head', 'headEnd', 'root'];

export type Filling = Record<Place, string> & { nonce: string };

/** Fills the built page. Only its own text is searched for the places, never what is put there. */
export function pageTemplate(html: string): (filling: Filling) => string {
  const pieces: ((filling: Filling) => string)[] = [];
  let rest = html;
  for (const place of ORDER) {
    const found = PLACES[place].exec(rest);
    if (!found) continue;
    pieces.push(withNonce(rest.slice(0, found.index)), (filling) => filling[place]);
    rest = rest.slice(found.index + found[0].length);
  }
  pieces.push(withNonce(rest));
  return (filling) => pieces.map((piece) => piece(filling)).join('');
}

function withNonce(text: string): (filling: Filling) => string {
  const parts = text.split(NONCE);
  return ({ nonce }) => parts.join(nonce);
}
