/** Where the open pages of one user hear of what is theirs. */
export const meRoom = (userId: string) => `me ${userId}`;
