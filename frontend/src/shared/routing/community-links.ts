/**
 * Community rooms on other sites. Operators of another instance change them here. Names are brands and not translated.
 */
export const communityLinks = {
  network: { name: 'X', address: 'https://x.com/gamegeek' },
  chat: { name: 'Discord', address: 'https://discord.gg/gamegeek' },
  forum: { name: 'Reddit', address: 'https://www.reddit.com/r/gamegeek/' },
} as const;
