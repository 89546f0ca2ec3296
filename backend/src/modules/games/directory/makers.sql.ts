/** ? maker, ? maker. The games `g` of a maker: the creator, or a co-maker who has accepted. */
export const MADE_BY = `(g.created_by = ? OR g.id = ANY (ARRAY(
  SELECT game_id FROM game_makers WHERE user_id = ? AND accepted_at IS NOT NULL)))`;
