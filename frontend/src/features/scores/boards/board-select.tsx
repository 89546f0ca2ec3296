import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/select-field.js';

interface BoardSelectProps {
  boards: readonly GameBoard[];
  /** The slug of the shown board; undefined for the main one. */
  slug: string | undefined;
  onPick: (slug: string | undefined) => void;
}

/** A choice of the boards of a game. */
export function BoardSelect({ boards, slug = MAIN_BOARD, onPick }: BoardSelectProps): ReactNode {
  const { t } = useTranslation('boards');
  const isKnown = boards.some((board) => board.slug === slug);
  return (
    <SelectField
      label={t('board')}
      value={isKnown ? slug : ''}
      onChange={({ target }) => onPick(target.value === MAIN_BOARD ? undefined : target.value)}
    >
      {!isKnown && <option value="">–</option>}
      {boards.map((board) => (
        <option key={board.slug} value={board.slug}>
          {board.main ? t('main') : board.name}
        </option>
      ))}
    </SelectField>
  );
}
