import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { HeldList } from '#features/moderation/game-scores/held-list.js';
import { GameScoresList } from '#features/moderation/game-scores/game-scores-list.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { paths } from '#shared/routing/paths.js';
import { useSession } from '#shared/session/session-store.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { PageHead } from '#ui/page/page-head.js';
import { StateMessage } from '#ui/state-message.js';
import { Tabs } from '#ui/tabs.js';

/** The scores of a game, for its creator. */
export default function GameScoresPage(): ReactNode {
  const userId = useSession((state) => state.user?.id);
  const id = parsePositiveInteger(useParams().id);
  return (
    <QueryProvider>
      <GameScores key={`${userId} ${id}`} id={id} />
    </QueryProvider>
  );
}

function GameScores({ id }: { id: number | undefined }): ReactNode {
  const { t } = useTranslation('gameScores');
  const isAdmin = useSession((state) => state.user?.is_admin === true);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('state');
  const tab = asked === 'removed' || asked === 'held' ? asked : 'all';
  const page = parsePositiveInteger(query.get('page') ?? '') ?? 1;

  function show(shown: 'all' | 'removed' | 'held', next = 1): void {
    setQuery(
      { ...(shown !== 'all' && { state: shown }), ...(next > 1 && { page: String(next) }) },
      { preventScrollReset: true },
    );
  }

  return (
    <>
      <PageHead
        eyebrow={t('eyebrow')}
        title={t('title')}
        intro={t('intro')}
        action={id !== undefined && <ButtonLink to={paths.board(id)}>{t('board')}</ButtonLink>}
      />
      {id === undefined ? (
        <StateMessage title={t('notFound')} />
      ) : (
        <Tabs
          id="game-scores"
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
      )}
    </>
  );
}
