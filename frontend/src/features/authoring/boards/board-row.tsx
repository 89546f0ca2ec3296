import type { GameBoard } from '@gamegeek/contracts/boards/boards.schemas.js';
import { ListOrdered, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { color, fontSize, radius, space } from '#shared/theme/theme.js';
import { Badge } from '#ui/badge.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { Row, Stack } from '#ui/layout.js';
import { Heading, Text } from '#ui/text.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { countedBy } from './board-values.js';

interface BoardRowProps {
  gameId: number;
  board: GameBoard;
  /** The name as it is shown. */
  name: string;
  onEdit: () => void;
  onRestart: () => void;
  onDelete: () => void;
}

/** A board with the line of code that sends scores to it, and what can be done with it. */
export function BoardRow({ gameId, board, name, onEdit, onRestart, onDelete }: BoardRowProps): ReactNode {
  const { t } = useTranslation('ownBoards');
  const { slug, main, direction, kind, unit, policy, resets, edition, total } = board;
  const counted = countedBy(board);
  const facts = [
    counted === 'custom'
      ? [t(`kind.${kind}`), ...(unit === null ? [] : [unit]), t(`direction.${direction}`)].join(', ')
      : t(`counted.${counted}`),
    ...(policy === 'sum' ? [t('policy.sum')] : []),
    ...resets.map((reset) => t(`resets.${reset}`)),
    t('board.players', { count: total }),
  ];
  const code = `GameGeek.gameOver(${kind === 'time' ? 'milliseconds' : 'score'}${main ? '' : `, { board: '${slug}' }`})`;
  const ofBoard = <VisuallyHidden>{t('of', { name })}</VisuallyHidden>;
  return (
    <Line>
      <Row $gap={8}>
        <Heading as="h3" $size="base">
          {name}
        </Heading>
        {edition > 1 && <Badge>{t('edition', { edition })}</Badge>}
      </Row>
      <Text $size="medium" $muted>
        {facts.join(' · ')}
      </Text>
      <Row $gap={8}>
        <Code>{code}</Code>
        <CopyButton
          text={code}
          label={
            <>
              {t('code')}
              {ofBoard}
            </>
          }
        />
      </Row>
      <Row $gap={8}>
        <Button onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" />
          {t('edit')}
          {ofBoard}
        </Button>
        <ButtonLink to={paths.board(gameId, main ? {} : { slug })}>
          <ListOrdered size={16} aria-hidden="true" />
          {t('view')}
          {ofBoard}
        </ButtonLink>
        {!main && (
          <>
            <Button onClick={onRestart}>
              <RotateCcw size={16} aria-hidden="true" />
              {t('restart.action')}
              {ofBoard}
            </Button>
            <Button onClick={onDelete}>
              <Trash2 size={16} aria-hidden="true" />
              {t('ui.delete')}
              {ofBoard}
            </Button>
          </>
        )}
      </Row>
    </Line>
  );
}

const Line = styled(Stack).attrs({ as: 'li', $gap: 8 })`
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;

const Code = styled.code`
  min-width: 0;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;
