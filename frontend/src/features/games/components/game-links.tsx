import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { PlayGame } from './play-game.js';
import type { PlayableGame } from './play-link.js';

interface GameLinksProps {
  gameId: number;
  gameName: string;
  /** Undefined until loaded. */
  game: PlayableGame | undefined;
}

/** Links from a game's board to its page and to playing it. */
export function GameLinks({ gameId, gameName, game }: GameLinksProps): ReactNode {
  const { t } = useTranslation('games');
  return (
    <Row $gap={8}>
      {game && <PlayGame game={game} />}
      <ButtonLink to={paths.game(gameId)}>
        <Gamepad2 size={17} aria-hidden="true" />
        {t('card.page')}
        <VisuallyHidden> {t('card.of', { name: gameName })}</VisuallyHidden>
      </ButtonLink>
    </Row>
  );
}
