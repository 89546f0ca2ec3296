import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { List, Stack } from '#ui/layout.js';
import { Panel, PanelTitle } from '#ui/page/panel.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Text } from '#ui/text.js';
import { useCreator } from '../creator.js';
import { MakerAnswer } from '../people/maker-answer.js';
import { ownStudioQuery } from '../queries.js';

/** The games that the user is asked to make or to take over. The inbox has the same questions, among others. */
export function GameOffers(): ReactNode {
  const { t } = useTranslation('authoring');
  const reader = useCreator();
  const { data, refetch } = useQuery(ownStudioQuery);
  if (!data || data.offers.length === 0) return null;
  return (
    <Panel aria-labelledby="game-offers">
      <PanelTitle id="game-offers">{t('offers.title')}</PanelTitle>
      <List $gap={16} $above={16} aria-labelledby="game-offers">
        {data.offers.map(({ kind, game, by }) => (
          <Stack as="li" key={`${kind} ${game.id}`} $gap={8}>
            <Text>
              <Trans
                t={t}
                i18nKey={`offers.${kind}`}
                components={{ player: <PlayerLink username={by.username} />, game: <b>{game.name}</b> }}
              />
            </Text>
            <MakerAnswer
              kind={kind}
              gameId={game.id}
              game={{ ...game, visible: false }}
              userId={reader.id}
              onAnswered={() => void refetch()}
            />
          </Stack>
        ))}
      </List>
    </Panel>
  );
}
