import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Row, Stack } from '#ui/layout.js';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { Text } from '#ui/text.js';
import { ToggleDialog } from './toggle-dialog.js';

/** Whether a game can be hidden or shown by one button: drafts are published, and an admin decides about some. */
export const canBeToggled = (game: Game): boolean =>
  game.status !== 'draft' && game.held_reason === null && game.delete_at === null;

/** Visible, hidden or a draft. */
export function StateBadge({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('authoring');
  const { active, held_reason: heldReason } = game;
  const isDraft = game.status === 'draft';
  const state = active ? 'mine.visible' : heldReason !== null ? 'mine.held' : isDraft ? 'mine.draft' : 'words.hidden';
  return (
    <Badge $tone={active ? 'accent' : heldReason !== null ? 'danger' : isDraft ? 'second' : 'plain'}>
      {active ? <Eye size={14} aria-hidden="true" /> : <EyeOff size={14} aria-hidden="true" />}
      {t(state)}
    </Badge>
  );
}

/** What the state means, where that is not plain. */
export function StateHints({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('authoring');
  const format = useFormat();
  const { held_reason: heldReason, delete_at: deleteAt } = game;
  return (
    <>
      {heldReason !== null && (
        <Text $size="medium" $muted>
          {t('mine.heldReason', { reason: heldReason })}
        </Text>
      )}
      {game.status === 'draft' && deleteAt === null && (
        <Text $size="medium" $muted>
          {t('mine.draftHint')}
        </Text>
      )}
      {deleteAt !== null && (
        <Text $size="medium" $muted>
          {t('mine.deleted', { date: format.dateTime(deleteAt) ?? '' })}
        </Text>
      )}
    </>
  );
}

/** The state of a game, and how it is seen and changed. */
export function GameState({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('authoring');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel aria-labelledby="game-state">
      <PanelHead>
        <PanelTitle id="game-state">{t('mine.state')}</PanelTitle>
        <StateBadge game={game} />
      </PanelHead>
      <Stack $gap={12}>
        <StateHints game={game} />
        <Row $gap={8}>
          <ButtonLink to={paths.game(game.id)}>{t('edit.viewGame')}</ButtonLink>
          {canBeToggled(game) && (
            <Button onClick={() => setAsking(true)}>
              {game.active ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
              {t(game.active ? 'mine.hide' : 'mine.show')}
            </Button>
          )}
        </Row>
      </Stack>
      {isAsking && <ToggleDialog game={game} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
