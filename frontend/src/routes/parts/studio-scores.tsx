import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BlockedPlayers } from '#features/authoring/blocked-players/blocked-players.js';
import { GameScoresList } from '#features/moderation/game-scores/game-scores-list.js';
import { useSession } from '#shared/session/session-store.js';
import { Stack } from '#ui/layout.js';
import { Tabs } from '#ui/tabs.js';

/** The scores of a game, with their removal and restoration, and its blocked players. */
export function StudioScores({ game: { id } }: { game: Game }): ReactNode {
  const { t } = useTranslation('gameScores');
  const isAdmin = useSession((state) => state.user?.is_admin === true);
  const [query, setQuery] = useSearchParams();
  const state = query.get('state') === 'removed' ? 'removed' : undefined;
  const page = parsePositiveInteger(query.get('page') ?? '') ?? 1;

  function show(tab: 'all' | 'removed', next = 1): void {
    setQuery(
      { tab: 'scores', ...(tab === 'removed' && { state: tab }), ...(next > 1 && { page: String(next) }) },
      { preventScrollReset: true },
    );
  }

  return (
    <Stack $gap={24}>
      <div>
        <Tabs
          id="game-scores"
          look="pills"
          label={t('tabsLabel')}
          tabs={[
            { value: 'all', text: t('tabs.all') },
            { value: 'removed', text: t('tabs.removed') },
          ]}
          value={state ?? 'all'}
          onChange={(tab) => show(tab)}
        >
          <GameScoresList
            gameId={id}
            state={state}
            page={page}
            isAdmin={isAdmin}
            onPage={(next) => show(state ?? 'all', next)}
          />
        </Tabs>
      </div>
      <BlockedPlayers gameId={id} />
    </Stack>
  );
}
