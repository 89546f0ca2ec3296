/** The secret in the link of a draft. */
const SECRET = /^[A-Za-z0-9_-]{22}$/;
/** `12.secret~7.secret`: ids of games and secrets, the last opened first. */
export const OPENED_DRAFTS = /^\d{1,10}\.[A-Za-z0-9_-]{22}(?:~\d{1,10}\.[A-Za-z0-9_-]{22})*$/;
/** A browser keeps this many. */
const MAX_DRAFTS = 20;

export const isDraftSecret = (text: string): boolean => SECRET.test(text);

/** The value of the cookie after one more draft was opened. */
export function withDraft(opened: string | undefined, gameId: number, secret: string): string {
  const others = (opened?.split('~') ?? []).filter((draft) => !draft.startsWith(`${gameId}.`));
  return [`${gameId}.${secret}`, ...others].slice(0, MAX_DRAFTS).join('~');
}

/** The secret with which the draft of this game was opened, if it was. */
export function secretOfDraft(opened: string | undefined, gameId: number): string | undefined {
  const prefix = `${gameId}.`;
  return opened
    ?.split('~')
    .find((draft) => draft.startsWith(prefix))
    ?.slice(prefix.length);
}
