import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BlockedPlayers } from '#features/authoring/blocked-players/blocked-players.js';
import { GameScoresList } from '#features/moderation/game-scores/game-scores-list.js';
import { HeldList } from '#features/moderation/game-scores/held-list.js';
import { useSession } from '#shared/session/session-store.js';
import { Stack } from '#ui/layout.js';
import { Tabs } from '#ui/tabs.js';

type ScoresTab = 'all' | 'held' | 'removed';

/** The scores of a game, with their removal and restoration, those that wait for a decision, and its blocked players. */
export function StudioScores({ game: { id } }: { game: Game }): ReactNode {
  const { t } = useTranslation('gameScores');
  const isAdmin = useSession((state) => state.user?.is_admin === true);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('state');
  const tab: ScoresTab = asked === 'removed' || asked === 'held' ? asked : 'all';
  const page = parsePositiveInteger(query.get('page') ?? '') ?? 1;

  function show(shown: ScoresTab, next = 1): void {
    setQuery(
      { tab: 'scores', ...(shown !== 'all' && { state: shown }), ...(next > 1 && { page: String(next) }) },
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
            { value: 'held', text: t('tabs.held') },
            { value: 'removed', text: t('tabs.removed') },
          ]}
          value={tab}
          onChange={(chosen) => show(chosen)}
        >
          {tab === 'held' ? (
            <HeldList gameId={id} page={page} onPage={(next) => show(tab, next)} />
          ) : (
            <GameScoresList
              gameId={id}
              state={tab === 'removed' ? tab : undefined}
              page={page}
              isAdmin={isAdmin}
              onPage={(next) => show(tab, next)}
            />
          )}
        </Tabs>
      </div>
      <BlockedPlayers gameId={id} />
    </Stack>
  );
}
