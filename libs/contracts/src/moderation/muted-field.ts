/** The field of a 403 with the end of the caller's mute. */
export const MUTED_FIELD = 'muted_until';
