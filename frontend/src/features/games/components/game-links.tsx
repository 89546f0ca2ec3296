import { Gamepad2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { space } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
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
    <Links>
      {game && <PlayGame game={game} />}
      <ButtonLink to={paths.game(gameId)}>
        <Gamepad2 size={17} aria-hidden="true" />
        {t('card.page')}
        <VisuallyHidden> {t('card.of', { name: gameName })}</VisuallyHidden>
      </ButtonLink>
    </Links>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;
