import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { BookOpen, Play, Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIncrementalList } from '#shared/rendering/use-incremental-list.js';
import { paths } from '#shared/routing/paths.js';
import { measure } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { ExternalButton } from '#ui/buttons/external-button.js';
import { Row } from '#ui/layout.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { Heading, Text } from '#ui/text.js';
import { Card, CardLink, Cards, Description, Foot, Marks, Outside, Players, Texts } from './game-card.styles.js';
import { hasBoard } from '../has-board.js';
import { PlayLink } from './play-link.js';
import { TagLinks } from './tag-links.js';
import { GameMarks } from './game-marks.js';

/** docs/product.md, section 9. */
const SKELETON_CARDS = 3;
/** More than fit into a window; fills rows of one, two or three cards. */
const PIECE = 6;

interface GameCardsProps {
  /** Undefined until loaded. */
  games: readonly Game[] | undefined;
  /** Other games are being loaded. */
  isOld?: boolean;
}

/** Games as cards; skeletons while they load. */
export function GameCards({ games, isOld = false }: GameCardsProps): ReactNode {
  const shown = useIncrementalList(games, PIECE);
  return (
    <Cards $old={isOld} aria-busy={isOld || !shown}>
      {shown?.map((game) => <GameCard key={game.id} game={game} />) ?? (
        <Skeletons count={SKELETON_CARDS}>
          <SkeletonCard />
        </Skeletons>
      )}
    </Cards>
  );
}

const GameCard = memo(function GameCard({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('games');
  const { id, name, description, ai_model_name, image_url, categories, player_count, documentation_url } = game;
  return (
    <Card>
      <GamePicture name={name} category={categories[0]} url={image_url} />
      <Marks>
        <GameMarks game={game} />
      </Marks>
      <Texts>
        <Heading as="h3">
          <CardLink to={paths.game(id)}>{name}</CardLink>
        </Heading>
        <Row $gap={8}>
          <Badge $tone="second">{ai_model_name}</Badge>
          {categories.map((category) => (
            <Badge key={category}>{t(`categories.${category}`)}</Badge>
          ))}
        </Row>
        <Description>{description}</Description>
        <TagLinks tags={game.tags} />
        <Foot>
          {hasBoard(game) && (
            <Players>
              <Users size={16} aria-hidden="true" />
              {t('board.players', { count: player_count })}
            </Players>
          )}
          {!canBePlayed(game) && (
            <Text as="span" $size="medium" $muted>
              {t('ui.coming')}
            </Text>
          )}
          {(canBePlayed(game) || documentation_url) && (
            <Outside>
              {documentation_url && (
                <ExternalButton href={documentation_url} about={t('card.of', { name })}>
                  <BookOpen size={16} aria-hidden="true" />
                  {t('card.docs')}
                </ExternalButton>
              )}
              <PlayLink game={game}>
                <Play size={16} aria-hidden="true" />
                {t('card.play')}
              </PlayLink>
            </Outside>
          )}
        </Foot>
      </Texts>
    </Card>
  );
});

function SkeletonCard(): ReactNode {
  return (
    <Card aria-hidden="true">
      <GamePicture name="" url={null} />
      <Texts>
        <Skeleton $width="9em" $height="22px" />
        <Skeleton $width="12em" $height="26px" />
        <Skeleton $width="100%" $height={measure.target} />
        <Skeleton $width="6em" $height={measure.target} />
      </Texts>
    </Card>
  );
}
