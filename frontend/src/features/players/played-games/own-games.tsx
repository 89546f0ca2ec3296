import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { Pager } from '#ui/pager.js';
import { StateMessage } from '#ui/state-message.js';
import { GAMES_PAGE, ownGamesQuery } from '../queries.js';
import { GameGrid } from './game-grid.js';

/** The games with a score of the user. */
export function OwnGames(): ReactNode {
  const { t } = useTranslation('players');
  const [page, setPage] = useState(1);
  const { data, isPending } = useQuery(ownGamesQuery(page));
  const total = data?.total ?? 0;
  return (
    <Panel aria-labelledby="own-games" aria-busy={isPending}>
      <PanelHead>
        <PanelTitle id="own-games">{t('games.title')}</PanelTitle>
        <ButtonLink to={paths.studio()}>{t('account.studio')}</ButtonLink>
      </PanelHead>
      {!isPending && total === 0 ? (
        <StateMessage
          title={t('games.empty')}
          text={t('games.emptyHint')}
          action={
            <ButtonLink to={paths.games()} $tone="accent">
              {t('ui.browseGames')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <GameGrid games={data?.items} />
          <Pager label={t('games.pager')} page={page} pages={Math.ceil(total / GAMES_PAGE)} onPage={setPage} />
        </>
      )}
    </Panel>
  );
}
