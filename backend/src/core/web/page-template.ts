const NONCE = '__CSP_NONCE__';

/** The placeholders of the built page. */
const PLACES = {
  language: /(?<=<html lang=")en(?=")/,
  /** The default head, used without a server as in development. */
  head: /<!-- page-head -->[^]*?<!-- \/page-head -->/,
  /** Inserted after the resources that every page needs. */
  headEnd: /(?=<\/head>)/,
  /** Shown before the page runs. */
  root: /(?<=<div id="root">)(?=<\/div>)/,
};
type Place = keyof typeof PLACES;
const ORDER: readonly Place[] = ['language', 'head', 'headEnd', 'root'];

export type Filling = Record<Place, string> & { nonce: string };

/** Fills the built page. Placeholders are searched in the template only, never in inserted text. */
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
