/**
 * Games whose runs are not replayed by the server record them themselves: the log of a score that begins with this is
 * such a recording, in Base64. Only the game reads it.
 */
export const OWN_RECORDING = 'gg1:';

/** Their largest size; as Base64 they are a log of the largest length. */
export const OWN_RECORDING_BYTES = 11_900;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export const isOwnRecording = (log: unknown): log is string => typeof log === 'string' && log.startsWith(OWN_RECORDING);

/** The Base64 of a recording; undefined if it is empty, too long or something else. */
export function readOwnRecording(log: string): string | undefined {
  const text = log.slice(OWN_RECORDING.length);
  const isValid = text.length > 0 && text.length <= (OWN_RECORDING_BYTES / 3) * 4 + 4 && BASE64.test(text);
  return isValid ? text : undefined;
}
