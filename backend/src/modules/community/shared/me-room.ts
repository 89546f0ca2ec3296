/** The live room of one user's open pages. */
export const meRoom = (userId: string) => `me ${userId}`;
