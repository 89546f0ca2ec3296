import { COMMENT_MAX, VISIBLE } from '@gamegeek/contracts/comments/comment-limits.js';
import { charactersOf } from '@gamegeek/contracts/validation/characters-of.js';

/** From this length on the remaining characters are shown. */
const NEAR_THE_END = COMMENT_MAX - 200;

interface CommentValidation {
  canSend: boolean;
  /** The remaining characters; undefined while there are plenty. */
  left: number | undefined;
  /** The message of the violated rule, as on the server. */
  error: string | undefined;
}

/** Validates a comment while it is written, by the rules of the server. */
export function validateComment(text: string): CommentValidation {
  const length = charactersOf(text.trim().normalize('NFC'));
  const isTooLong = length > COMMENT_MAX;
  return {
    canSend: VISIBLE.test(text) && !isTooLong,
    left: length > NEAR_THE_END && !isTooLong ? COMMENT_MAX - length : undefined,
    error: isTooLong ? `Comment must be at most ${COMMENT_MAX} characters` : undefined,
  };
}
