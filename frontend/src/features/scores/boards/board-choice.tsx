import type { Board } from '@gamegeek/contracts/live/topics.js';
import { PERIODS, type Period } from '@gamegeek/contracts/scores/period.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/select-field.js';
import { Stack } from '#ui/layout.js';
import { Text } from '#ui/text.js';
import { ResetCountdown } from '../weeks/reset-countdown.js';
import { BoardSelect } from './board-select.js';
import { useGameBoards } from './use-game-boards.js';

interface BoardChoiceProps {
  board: Board;
  onBoard: (slug: string | undefined) => void;
  onPeriod: (period: Period) => void;
}

/** Which board of a game is shown on its page, of which period, and when that ends. */
export function BoardChoice({ board, onBoard, onPeriod }: BoardChoiceProps): ReactNode {
  const { t } = useTranslation('boards');
  const { boards, shown, periods } = useGameBoards(board);
  if (!boards) return null;
  return (
    <Stack $gap={12} $below={12}>
      {(boards.length > 1 || board.slug !== undefined) && (
        <BoardSelect boards={boards} slug={board.slug} onPick={onBoard} />
      )}
      {shown?.policy === 'sum' && (
        <Text $size="medium" $muted>
          {t('sum')}
        </Text>
      )}
      {periods.length > 1 && (
        <SelectField
          label={t('period')}
          value={board.period}
          onChange={({ target }) => onPeriod(PERIODS.find((period) => period === target.value) ?? 'all')}
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {t(`periods.${period}`)}
            </option>
          ))}
        </SelectField>
      )}
      {board.period !== 'all' && <ResetCountdown period={board.period} />}
    </Stack>
  );
}
