import { useState, type ReactNode } from 'react';
import { useErrorText } from '../../../../shared/api/use-error-text.js';
import { Button } from '../../../../shared/ui/button/button.js';
import { StateMessage } from '../../../../shared/ui/state-message/state-message.js';
import { useVersionGames } from '../../api/get-some-games.js';
import { useGamesText } from '../../use-games-text.js';
import { GameCards } from '../game-card/game-card.js';
import { More, Place, Title } from './version-games.styles.js';

const AT_ONCE = 24;

/** The games made with a version of a model. */
export function VersionGames({ versionId, title }: { versionId: number; title: string }): ReactNode {
  const t = useGamesText();
  const errorText = useErrorText();
  const { games, isError, error, retry } = useVersionGames(versionId);
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <Place aria-labelledby="version-games">
      <Title id="version-games">{title}</Title>
      {isError && (
        <StateMessage
          tone="danger"
          title={t('error.short')}
          text={errorText(error)}
          action={<Button onClick={retry}>{t('translation:common.retry')}</Button>}
        />
      )}
      {games?.length === 0 && <StateMessage title={t('version.empty')} />}
      {!isError && games?.length !== 0 && <GameCards games={games?.slice(0, shown)} />}
      {games && games.length > shown && (
        <More>
          <Button onClick={() => setShown(shown + AT_ONCE)}>{t('version.more')}</Button>
        </More>
      )}
    </Place>
  );
}
