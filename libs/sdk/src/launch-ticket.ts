const FRAGMENT = /[#&]gg=(ggl_[\w.-]+)/;

/** Reads the launch ticket from the URL and removes it before other scripts can see it. */
export function takeTicket(): string | undefined {
  const { hash, pathname, search } = location;
  const found = FRAGMENT.exec(hash);
  if (!found) return undefined;
  const rest = hash.replace(found[0], '').replace(/^&/, '#');
  history.replaceState(history.state, '', pathname + search + rest);
  return found[1];
}
