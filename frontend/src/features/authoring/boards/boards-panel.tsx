import type { BoardDto } from '@gamegeek/contracts/boards/board.dto.js';
import { MAX_BOARDS } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useFailureText } from '#shared/api/use-failure-text.js';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.js';
import { Dialog } from '#ui/dialogs/dialog.js';
import { List, Row, Stack } from '#ui/layout.js';
import { Panel, PanelText, PanelTitle } from '#ui/page/panel.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { BoardForm } from './board-form.js';
import { BoardRow } from './board-row.js';
import { newBoard, ofMain, valuesOf } from './board-values.js';
import { addBoard, boardsQuery, updateBoard, useBoardChange } from './queries.js';

/** The boards of a game: made, changed, started afresh and deleted by its makers. */
export function BoardsPanel({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('ownBoards');
  const failureText = useFailureText();
  const query = useQuery(boardsQuery(game.id));
  return (
    <Panel aria-labelledby="boards">
      <PanelTitle id="boards">{t('title')}</PanelTitle>
      <PanelText>{t('intro')}</PanelText>
      <Stack $gap={16} $above={16}>
        <QueryView
          query={query}
          failed={t('loadFailed')}
          reason={failureText}
          pending={<Skeleton $width="100%" $height="160px" />}
        >
          {(boards) => <Boards game={game} boards={boards} />}
        </QueryView>
      </Stack>
    </Panel>
  );
}

type Open = { what: 'new' } | { what: 'edit' | 'restart' | 'delete'; board: GameBoard };

function Boards({ game, boards }: { game: Game; boards: GameBoard[] }): ReactNode {
  const { t } = useTranslation('ownBoards');
  const notify = useNotify();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const isFull = boards.length >= MAX_BOARDS;
  const nameOf = ({ main, name }: GameBoard): string => (main ? t('main') : name);

  return (
    <>
      <Row $gap={12} $justify="space-between">
        <Button $tone="accent" disabled={isFull} onClick={() => setOpen({ what: 'new' })}>
          <Plus size={17} aria-hidden="true" />
          {t('new')}
        </Button>
        <PanelText>
          {isFull ? t('full', { max: MAX_BOARDS }) : t('count', { count: boards.length, max: MAX_BOARDS })}
        </PanelText>
      </Row>
      <List $gap={12} aria-label={t('title')}>
        {boards.map((board) => (
          <BoardRow
            key={board.slug}
            gameId={game.id}
            board={board}
            name={nameOf(board)}
            onEdit={() => setOpen({ what: 'edit', board })}
            onRestart={() => setOpen({ what: 'restart', board })}
            onDelete={() => setOpen({ what: 'delete', board })}
          />
        ))}
      </List>
      {open?.what === 'new' && (
        <Dialog title={t('new')} onClose={close}>
          <BoardForm
            start={newBoard(game.accepts, boards.length)}
            isNew
            isMain={false}
            isLocked={false}
            label={t('new')}
            onClose={close}
            send={async (board) => {
              await addBoard(game.id, board);
              close();
              notify.done(t('made'));
            }}
          />
        </Dialog>
      )}
      {open?.what === 'edit' && (
        <EditDialog gameId={game.id} board={open.board} name={nameOf(open.board)} onClose={close} />
      )}
      {(open?.what === 'restart' || open?.what === 'delete') && (
        <ChangeDialog
          gameId={game.id}
          slug={open.board.slug}
          change={open.what}
          name={nameOf(open.board)}
          onClose={close}
        />
      )}
    </>
  );
}

interface EditDialogProps {
  gameId: number;
  board: GameBoard;
  name: string;
  onClose: () => void;
}

function EditDialog({ gameId, board, name, onClose }: EditDialogProps): ReactNode {
  const { t } = useTranslation('ownBoards');
  const notify = useNotify();
  const title = t('editTitle', { name });

  async function save({ slug, ...changes }: BoardDto): Promise<void> {
    await updateBoard(gameId, slug, board.main ? ofMain({ slug, ...changes }) : changes);
    onClose();
    notify.done(t('saved'));
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <BoardForm
        start={valuesOf(board)}
        isNew={false}
        isMain={board.main}
        isLocked={board.locked}
        label={title}
        onClose={onClose}
        send={save}
      />
    </Dialog>
  );
}

interface ChangeDialogProps {
  gameId: number;
  slug: string;
  change: 'delete' | 'restart';
  name: string;
  onClose: () => void;
}

function ChangeDialog({ gameId, slug, change, name, onClose }: ChangeDialogProps): ReactNode {
  const { t } = useTranslation('ownBoards');
  const failureText = useFailureText();
  const notify = useNotify();
  const { mutate, isPending, error } = useBoardChange(gameId);
  return (
    <ConfirmDialog
      title={t(`${change}.title`, { name })}
      cancelText={t('ui.cancel')}
      confirmText={t(change === 'delete' ? 'ui.delete' : 'restart.action')}
      tone={change === 'delete' ? 'danger' : 'accent'}
      isPending={isPending}
      error={error ? `${t('changeFailed')} ${failureText(error)}` : undefined}
      onConfirm={() =>
        mutate(
          { slug, change },
          {
            onSuccess: () => {
              onClose();
              notify.done(t(`${change}.done`));
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{t(`${change}.text`)}</p>
    </ConfirmDialog>
  );
}
