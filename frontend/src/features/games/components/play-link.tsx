import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed, type Playable } from '@gamegeek/rules/can-be-played.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink, type ButtonTone } from '#ui/buttons/button.js';
import { ExternalButton } from '#ui/buttons/external-button.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';

export type PlayableGame = Playable & Pick<Game, 'id' | 'name'>;

/** Whether a game that can be played is played on a page of this site. */
export const isFramed = ({ launch }: Playable): boolean => launch === 'hosted' || launch === 'embed';

interface PlayLinkProps {
  game: PlayableGame;
  tone?: ButtonTone;
  children: ReactNode;
}

/** A link to play a game, for every launch mode; nothing if the game cannot be played. */
export function PlayLink({ game, tone = 'accent', children }: PlayLinkProps): ReactNode {
  const { t } = useTranslation('games');
  const { id, name, launch, game_url: url } = game;
  const about = t('card.of', { name });
  if (!canBePlayed(game)) return null;
  if (isFramed(game)) {
    return (
      // A full page load: framing a game of another site requires another document with its policy.
      <ButtonLink to={paths.play(id)} reloadDocument={launch === 'embed'} $tone={tone}>
        {children}
        <VisuallyHidden> {about}</VisuallyHidden>
      </ButtonLink>
    );
  }
  if (launch === 'tab') {
    return (
      <ButtonAnchor href={paths.go(id)} target="_blank" rel="noopener" $tone={tone}>
        {children}
        <VisuallyHidden>
          {' '}
          {about} {t('ui.newTab')}
        </VisuallyHidden>
      </ButtonAnchor>
    );
  }
  return (
    <ExternalButton href={url ?? ''} tone={tone} about={about}>
      {children}
    </ExternalButton>
  );
}
