/**
 * Where the community meets outside this site. They are the operator's own rooms: whoever runs another site changes them
 * here. Names are brands, the same in every language.
 */
export const communityLinks = {
  network: { name: 'X', address: 'https://x.com/gamegeek' },
  chat: { name: 'Discord', address: 'https://discord.gg/gamegeek' },
  forum: { name: 'Reddit', address: 'https://www.reddit.com/r/gamegeek/' },
} as const;
