const FRAGMENT = /[#&]gg=(ggl_[\w.-]+)$/;

/** Reads the launch ticket from the URL and removes it before other scripts can see it. */
export function takeTicket(): string | undefined {
  const found = FRAGMENT.exec(location.href);
  if (found) history.replaceState(history.state, '', location.href.replace(found[0], ''));
  return found?.[1];
}
