import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.js';
import { CodeText } from '../components/code.js';
import { listedGamesQuery } from './queries.js';
import { Text } from './key-page.styles.js';
import { Chosen, Id, OwnGame, OwnLabel, PickerPlace } from './game-step.styles.js';

interface GameStepProps {
  username: string;
  gameId: number | undefined;
  gameName: string;
  onPick: (gameId: number) => void;
  /** The picker for all games. */
  children: ReactNode;
}

/** Step 2: the user's own games, and a picker for all others. */
export function GameStep({ username, gameId, gameName, onPick, children }: GameStepProps): ReactNode {
  const { t } = useTranslation('apiKeys');
  const { data, isError } = useQuery(listedGamesQuery(username));
  // If they cannot be loaded, the user picks from all games.
  const own = data ?? (isError ? [] : undefined);
  const only = own?.length === 1 ? own[0]?.id : undefined;

  // The only game is preselected.
  useEffect(() => {
    if (gameId === undefined && only !== undefined) onPick(only);
  }, [gameId, only, onPick]);

  return (
    <>
      {own?.length === 0 && <Text>{t('game.none')}</Text>}
      {own && own.length > 0 && (
        <Row $above={16} $gap={8} role="group" aria-label={t('game.own')}>
          <OwnLabel aria-hidden="true">{t('game.own')}</OwnLabel>
          {own.map(({ id, name }) => (
            <OwnGame key={id} type="button" aria-pressed={id === gameId} onClick={() => onPick(id)}>
              {name}
            </OwnGame>
          ))}
        </Row>
      )}
      <PickerPlace>{children}</PickerPlace>
      <Chosen role="status">
        {gameId === undefined ? (
          t('game.open')
        ) : (
          <>
            <span>
              <CodeText>{t('game.chosen', { name: gameName })}</CodeText>
            </span>
            <Id>{gameId}</Id>
          </>
        )}
      </Chosen>
    </>
  );
}
