import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/select-field.js';

interface EditionSelectProps {
  board: GameBoard;
  /** Undefined for the newest one. */
  edition: number | undefined;
  onPick: (edition: number | undefined) => void;
}

/** A choice of the editions of a board. */
export function EditionSelect({ board, edition = board.edition, onPick }: EditionSelectProps): ReactNode {
  const { t, i18n } = useTranslation('boards');
  const isKnown = [board, ...board.earlier].some((known) => known.edition === edition);
  const days = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }),
    [i18n.language],
  );
  return (
    <SelectField
      label={t('edition.label')}
      value={isKnown ? edition : ''}
      onChange={({ target }) => {
        const picked = Number(target.value);
        onPick(picked === board.edition ? undefined : picked);
      }}
    >
      {!isKnown && <option value="">–</option>}
      <option value={board.edition}>{t('edition.now', { edition: board.edition })}</option>
      {board.earlier.map((earlier) => (
        <option key={earlier.edition} value={earlier.edition}>
          {t('edition.until', { edition: earlier.edition, date: days.format(new Date(earlier.ended_at)) })}
        </option>
      ))}
    </SelectField>
  );
}
