const FRAGMENT = /[#&]gg=(ggl_[\w.-]+)/;

/** The launch ticket in the address, which is taken out of it before any other script can see it. */
export function takeTicket(): string | undefined {
  const { hash, pathname, search } = location;
  const found = FRAGMENT.exec(hash);
  if (!found) return undefined;
  const rest = hash.replace(found[0], '').replace(/^&/, '#');
  history.replaceState(history.state, '', pathname + search + rest);
  return found[1];
}
