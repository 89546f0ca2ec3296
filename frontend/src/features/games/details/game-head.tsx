import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Eye, Gamepad2, Play, Star, Users } from 'lucide-react';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.js';
import { Row, Stack } from '#ui/layout.js';
import { Skeleton } from '#ui/skeleton.js';
import { Heading } from '#ui/text.js';
import type { ShownFigures } from '../live/use-game-figures.js';
import { useRatingText } from '../use-rating-text.js';
import { triesOut } from '@gamegeek/rules/game-makers.js';
import type { Reader } from '#shared/session/use-reader.js';
import { hasBoard } from '../has-board.js';
import { hasStage } from '../has-stage.js';
import { PlayLink } from '../components/play-link.js';
import { TagLinks } from '../components/tag-links.js';
import { GameMarks } from '../components/game-marks.js';
import { Figure, Figures, Head, Hint, NoPlay } from './game-head.styles.js';

interface GameHeadProps {
  game: Game;
  figures: ShownFigures;
  reader: Reader;
  /** How many watch the board. */
  watching: ReactNode;
}

/** A game's name, live figures and play button. */
export function GameHead({ game, figures, reader, watching }: GameHeadProps): ReactNode {
  const { t } = useTranslation('games');
  const { name, categories, active, held_reason: reason } = game;
  const isDraft = game.status === 'draft';
  const isAlone = game.makers.length === 0;
  const hint = isDraft ? 'detail.draftHint' : isAlone ? 'detail.hiddenHint' : 'detail.hiddenForMakers';
  // Somebody may have rated a game that is coming.
  const isShown = hasBoard({ ...game, ...figures }) || figures.total_ratings > 0;
  return (
    <Head>
      <Stack $gap={12}>
        <Heading as="h1" $size="display">
          {name}
        </Heading>
        {isShown && <GameFiguresLine game={game} figures={figures} watching={watching} />}
        <Row $gap={8}>
          {!canBePlayed(game) && <Badge $tone="second">{t('ui.coming')}</Badge>}
          <GameMarks game={game} />
          {categories.map((category) => (
            <Badge key={category}>{t(`categories.${category}`)}</Badge>
          ))}
        </Row>
        <TagLinks tags={game.tags} />
        {!active && <Hint>{reason === null ? t(hint) : t('detail.held', { reason })}</Hint>}
        {!game.counts_in_totals && <Hint>{t('detail.unranked')}</Hint>}
        {!isDraft && triesOut(game, reader) && <Hint>{t('detail.trial')}</Hint>}
      </Stack>
      {canBePlayed(game) ? (
        // The cover of the stage has the primary button.
        <PlayLink game={game} tone={hasStage(game, reader) ? 'quiet' : 'accent'}>
          <Play size={18} aria-hidden="true" />
          {t('detail.playNow')}
        </PlayLink>
      ) : (
        <NoPlay>
          {t('detail.notAvailable')}
          <small>{t('detail.notAvailableText')}</small>
        </NoPlay>
      )}
    </Head>
  );
}

function GameFiguresLine({ game, figures, watching }: Omit<GameHeadProps, 'reader'>): ReactNode {
  const { t } = useTranslation('games');
  const rating = useRatingText(figures);
  return (
    <Figures>
      <Figure>
        <Star size={17} aria-hidden="true" />
        {rating}
      </Figure>
      <Figure>
        <Users size={17} aria-hidden="true" />
        {t('board.players', { count: figures.player_count })}
      </Figure>
      {canBePlayed(game) && figures.playing_now !== undefined && figures.playing_now > 0 && (
        <Figure>
          <Gamepad2 size={17} aria-hidden="true" />
          {t('detail.playing', { count: figures.playing_now })}
        </Figure>
      )}
      {watching}
    </Figures>
  );
}

/** One of the figures of the head. */
export function Watching({ count = 0 }: { count: number | undefined }): ReactNode {
  const { t } = useTranslation();
  return (
    count > 0 && (
      <Figure>
        <Eye size={17} aria-hidden="true" />
        {t('board.watching', { count })}
      </Figure>
    )
  );
}

/** The placeholder of the head, with the name if the server has provided it. */
export function GameHeadSkeleton({ name }: { name: string | undefined }): ReactNode {
  return (
    <Head aria-hidden={name === undefined}>
      <Stack $gap={12}>
        {name === undefined ? (
          <Skeleton $width="9em" $height="48px" />
        ) : (
          <Heading as="h1" $size="display">
            {name}
          </Heading>
        )}
        <Figures as="div">
          <Skeleton $width="18em" $height="24px" />
        </Figures>
        <Skeleton $width="12em" $height="26px" />
      </Stack>
      <Skeleton $width="150px" $height="46px" />
    </Head>
  );
}
