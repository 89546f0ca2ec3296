import { COMMENT_MAX, VISIBLE } from '@gamegeek/contracts/comments/comment-limits.js';
import { charactersOf } from '@gamegeek/contracts/validation/characters-of.js';

/** From here on it is said how much room is left. */
const NEAR_THE_END = COMMENT_MAX - 200;

interface JudgedText {
  canSend: boolean;
  /** How many characters are left; undefined while there are plenty. */
  left: number | undefined;
  /** The sentence of the rule that the text breaks, as the server would say it. */
  error: string | undefined;
}

/** What is to be said of a comment while it is written, by the rules that the server has for it. */
export function judgeText(text: string): JudgedText {
  const length = charactersOf(text.trim().normalize('NFC'));
  const isTooLong = length > COMMENT_MAX;
  return {
    canSend: VISIBLE.test(text) && !isTooLong,
    left: length > NEAR_THE_END && !isTooLong ? COMMENT_MAX - length : undefined,
    error: isTooLong ? `Comment must be at most ${COMMENT_MAX} characters` : undefined,
  };
}
