import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { OwnGameFigures } from '@gamegeek/contracts/studio/studio.schemas.js';
import { Eye, EyeOff, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Heading, Text } from '#ui/text.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { canBeToggled, StateBadge, StateHints } from './game-state.js';
import { ActionList, Head, PicturePlace, Row } from './made-games.styles.js';

interface MadeGameProps {
  game: Game;
  /** Undefined until they are loaded. */
  figures: OwnGameFigures | undefined;
  onToggle: () => void;
}

export function MadeGame({ game, figures, onToggle }: MadeGameProps): ReactNode {
  const { t } = useTranslation('authoring');
  const format = useFormat();
  const { id, name, active } = game;
  const ofGame = <VisuallyHidden> {t('mine.of', { name })}</VisuallyHidden>;
  return (
    <Row>
      <PicturePlace>
        <GamePicture name={name} category={game.categories[0]} url={game.image_url} />
      </PicturePlace>
      <Stack $gap={8}>
        <Head>
          <Heading>{name}</Heading>
          <StateBadge game={game} />
        </Head>
        <Text $size="medium" $muted>
          {game.ai_model_name} {game.model_version} · {t('board.players', { count: game.player_count })} ·{' '}
          {t(game.status === 'draft' ? 'mine.begun' : 'mine.listed', { date: format.date(game.created_at) ?? '' })}
        </Text>
        <StateHints game={game} />
        {game.active && figures && <Figures figures={figures} />}
        <ActionList>
          <ButtonLink to={paths.studioGame(id)} $tone="accent">
            <Wrench size={16} aria-hidden="true" />
            {t('mine.manage')}
            {ofGame}
          </ButtonLink>
          <ButtonLink to={paths.game(id)}>
            {t('mine.view')}
            {ofGame}
          </ButtonLink>
          {canBeToggled(game) && (
            <Button onClick={onToggle}>
              {active ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
              {t(active ? 'mine.hide' : 'mine.show')}
              {ofGame}
            </Button>
          )}
        </ActionList>
      </Stack>
    </Row>
  );
}

function Figures({ figures }: { figures: OwnGameFigures }): ReactNode {
  const { t } = useTranslation('authoring');
  const { playing_now: playing, plays_today: plays, scores_this_week: scores, last_score_at: lastAt } = figures;
  return (
    <Text $size="medium" $tabular>
      {t('mine.playing', { count: playing })} · {t('mine.playsToday', { count: plays })} ·{' '}
      {t('mine.scoresThisWeek', { count: scores })} ·{' '}
      {lastAt === null ? (
        t('mine.noScore')
      ) : (
        <>
          {t('mine.lastScore')} <TimeAgo at={lastAt} />
        </>
      )}
    </Text>
  );
}
