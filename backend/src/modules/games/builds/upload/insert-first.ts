import { Transform } from 'node:stream';

/** Pages whose head begins later get the script at their start. */
const SEARCHED = 64 * 1024;
const BYTE_ORDER_MARK = Buffer.from('\u{feff}');

/** Gives a build the SDK and a storage, before its own scripts. */
export const sdkOf = (gameId: number) => `<script src="/sdk/v1-build.js" data-game="${gameId}"></script>`;

/** Inserts markup before all scripts of a page: at the start of its head, if it has one. */
export function insertFirst(markup: string): Transform {
  let start: Buffer | undefined = Buffer.alloc(0);
  const insert = (page: Buffer): Buffer => {
    const place = startOfHead(page);
    return Buffer.concat([page.subarray(0, place), Buffer.from(markup), page.subarray(place)]);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!start) return done(null, chunk);
      start = Buffer.concat([start, chunk]);
      if (start.length < SEARCHED) return done();
      const page = start;
      start = undefined;
      done(null, insert(page));
    },
    flush(done) {
      done(null, start && insert(start));
    },
  });
}

/** The place after `<head>`, `<html>` or the doctype, in bytes; comments do not count. */
function startOfHead(page: Buffer): number {
  const text = page
    .subarray(0, SEARCHED)
    .toString('latin1')
    .replaceAll(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
  for (const tag of [/<head(\s[^>]*)?>/i, /<html(\s[^>]*)?>/i, /<!doctype[^>]*>/i]) {
    const found = tag.exec(text);
    // A tag that a script writes is not the one of the page.
    if (found && !/<script[\s>]/i.test(text.slice(0, found.index))) return found.index + found[0].length;
  }
  return page.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
}
