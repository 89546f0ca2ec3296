import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { BookOpen, CodeXml, Play } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/i18n/use-format.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { ExternalButton } from '#ui/buttons/external-button.js';
import { Stack } from '#ui/layout.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Heading, Text } from '#ui/text.js';
import type { ShownFigures } from '../live/use-game-figures.js';
import { hasBoard } from '../has-board.js';
import { PlayLink } from '../components/play-link.js';
import { SimilarGames } from './similar-games.js';
import { Box, Facts } from './game-sidebar.styles.js';

const BuildNotes = lazyPart(() => import('./build-notes.js'), 'BuildNotes');

interface GameSidebarProps {
  game: Game;
  figures: ShownFigures;
  /** Whether the user may edit the game. */
  canEdit: boolean;
  /** The invite button. */
  invite?: ReactNode;
  /** The report button. */
  report?: ReactNode;
}

/** Beside a game: play button, facts, links and similar games. */
export function GameSidebar({ game, figures, canEdit, invite, report }: GameSidebarProps): ReactNode {
  const { t } = useTranslation('games');
  return (
    <Stack as="aside" $gap={16}>
      <PlayLink game={game} tone="quiet">
        <Play size={18} aria-hidden="true" />
        {t('side.play')}
      </PlayLink>
      {invite}
      {canEdit && <ButtonLink to={paths.studioGame(game.id)}>{t('detail.studio')}</ButtonLink>}
      {game.build_id !== null && (
        <Suspense>
          <BuildNotes gameId={game.id} buildId={game.build_id} />
        </Suspense>
      )}
      <GameInfo game={game} players={figures.player_count} />
      <Resources game={game} />
      <SimilarGames gameId={game.id} />
      {report}
    </Stack>
  );
}

function GameInfo({ game, players }: { game: Game; players: number }): ReactNode {
  const { t } = useTranslation('games');
  const format = useFormat();
  return (
    <Box aria-labelledby="game-info">
      <Heading $size="base" id="game-info">
        {t('side.info')}
      </Heading>
      <Facts>
        <div>
          <dt>{t('side.released')}</dt>
          <dd>{format.date(game.created_at) ?? t('ui.notAvailable')}</dd>
        </div>
        <div>
          <dt>{t('words.aiModel')}</dt>
          <dd>
            <Link to={paths.modelVersion(game.ai_model_id, game.model_version_id)}>{game.ai_model_name}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('words.version')}</dt>
          <dd>{game.model_version}</dd>
        </div>
        <div>
          <dt>{t('side.creator')}</dt>
          <dd>
            <PlayerLink username={game.creator.username} />
          </dd>
        </div>
        {hasBoard({ ...game, player_count: players }) && (
          <div>
            <dt>{t('side.players')}</dt>
            <dd>{format.number(players)}</dd>
          </div>
        )}
      </Facts>
    </Box>
  );
}

function Resources({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('games');
  const { name, github_url, documentation_url } = game;
  return (
    <Box aria-labelledby="resources">
      <Heading $size="base" id="resources">
        {t('side.resources')}
      </Heading>
      {github_url && (
        <ExternalButton href={github_url} about={t('card.of', { name })}>
          <CodeXml size={17} aria-hidden="true" />
          {t('side.github')}
        </ExternalButton>
      )}
      {documentation_url && (
        <ExternalButton href={documentation_url} about={t('card.of', { name })}>
          <BookOpen size={17} aria-hidden="true" />
          {t('side.documentation')}
        </ExternalButton>
      )}
      {!github_url && !documentation_url && (
        <Text $size="medium" $muted>
          {t('side.noResources')}
        </Text>
      )}
    </Box>
  );
}
