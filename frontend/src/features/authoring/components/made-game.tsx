import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Eye, EyeOff, ListOrdered, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Heading, Text } from '#ui/text.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { ActionList, Head, PicturePlace, Row } from './made-games.styles.js';

interface MadeGameProps {
  game: Game;
  onToggle: () => void;
}

export function MadeGame({ game, onToggle }: MadeGameProps): ReactNode {
  const { t } = useTranslation('authoring');
  const format = useFormat();
  const { id, name, active, held_reason: heldReason, delete_at: deleteAt } = game;
  const isDraft = game.status === 'draft';
  const state = active ? 'mine.visible' : heldReason !== null ? 'mine.held' : isDraft ? 'mine.draft' : 'words.hidden';
  const ofGame = <VisuallyHidden> {t('mine.of', { name })}</VisuallyHidden>;
  return (
    <Row>
      <PicturePlace>
        <GamePicture name={name} category={game.categories[0]} url={game.image_url} />
      </PicturePlace>
      <Stack $gap={8}>
        <Head>
          <Heading>{name}</Heading>
          <Badge $tone={active ? 'accent' : heldReason !== null ? 'danger' : isDraft ? 'second' : 'plain'}>
            {active ? <Eye size={14} aria-hidden="true" /> : <EyeOff size={14} aria-hidden="true" />}
            {t(state)}
          </Badge>
        </Head>
        <Text $size="medium" $muted>
          {game.ai_model_name} {game.model_version} · {t('board.players', { count: game.player_count })} ·{' '}
          {t(isDraft ? 'mine.begun' : 'mine.listed', { date: format.date(game.created_at) ?? '' })}
        </Text>
        {heldReason !== null && (
          <Text $size="medium" $muted>
            {t('mine.heldReason', { reason: heldReason })}
          </Text>
        )}
        {isDraft && deleteAt === null && (
          <Text $size="medium" $muted>
            {t('mine.draftHint')}
          </Text>
        )}
        {deleteAt !== null && (
          <Text $size="medium" $muted>
            {t('mine.deleted', { date: format.dateTime(deleteAt) ?? '' })}
          </Text>
        )}
        <ActionList>
          <ButtonLink to={paths.game(id)}>
            {t('mine.view')}
            {ofGame}
          </ButtonLink>
          <ButtonLink to={paths.editGame(id)}>
            <Pencil size={16} aria-hidden="true" />
            {t('ui.edit')}
            {ofGame}
          </ButtonLink>
          <ButtonLink to={paths.gameScores(id)}>
            <ListOrdered size={16} aria-hidden="true" />
            {t('mine.scores')}
            {ofGame}
          </ButtonLink>
          {heldReason === null && deleteAt === null && !isDraft && (
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
