interface PromptPlace {
  site: string;
  /** Undefined until one is selected. */
  gameId: number | undefined;
}

/** What makers tell their AI. In English, whatever the language of the site: models follow it best. */
export function agentPrompt({ site, gameId }: PromptPlace): string {
  const guide = gameId === undefined ? `${site}/integrate.md` : `${site}/games/${gameId}/integrate.md`;
  return `Give my game a live leaderboard on GameGeek (${site}).

Read ${guide} first: it has the rules, a whole working game and a checklist. Follow it, and change nothing else in the game. Then go through the checklist and tell me, for each point, how you have checked it.`;
}
