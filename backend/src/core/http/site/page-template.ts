const NONCE = '__CSP_NONCE__';
/** What the page says of itself where no server fills its head, as in development. */
const HEAD = /<!-- page-head -->[^]*?<!-- \/page-head -->/;

/** Puts a head and a nonce into the built page. Only the page's own text is searched for their places, never the head. */
export function pageTemplate(html: string): (head: string, nonce: string) => string {
  const [before = '', after = ''] = HEAD.test(html) ? html.split(HEAD) : [html];
  const hasHead = HEAD.test(html);
  const parts = { before: before.split(NONCE), after: after.split(NONCE) };
  return (head, nonce) => parts.before.join(nonce) + (hasHead ? head : '') + parts.after.join(nonce);
}
