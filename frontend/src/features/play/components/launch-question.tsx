import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Heading, Text } from '#ui/text.js';
import { Box } from '../connect/connect.styles.js';

interface LaunchQuestionProps {
  game: Game;
  /** Undefined for guests. */
  username: string | undefined;
  onPlay: () => void;
}

/** Asks before the site of a game opens: that site learns who plays, and any link on the web can lead to this page. */
export function LaunchQuestion({ game, username, onPlay }: LaunchQuestionProps): ReactNode {
  const { t } = useTranslation('play');
  const shown = { name: game.name, host: hostOf(game), player: username ?? '' };
  const title = username === undefined ? t('go.askGuest', shown) : t('go.ask', shown);
  return (
    <Box>
      <PageTitle>{title}</PageTitle>
      <Heading as="h1" $size="heading">
        {title}
      </Heading>
      <Text $muted>{t('go.maker', { maker: game.creator.username, host: shown.host })}</Text>
      <Text $muted>{username === undefined ? t('go.learnsGuest', shown) : t('go.learns', shown)}</Text>
      <Row $gap={12}>
        <Button $tone="accent" onClick={onPlay}>
          {t('stage.play')}
        </Button>
        <ButtonLink to={paths.game(game.id)} replace>
          {t('connect.cancel')}
        </ButtonLink>
      </Row>
    </Box>
  );
}

function hostOf({ game_url: url }: Game): string {
  return new URL(url ?? '', window.location.origin).host;
}
