import { MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { HeldDecision } from '@gamegeek/contracts/moderation/held-decision.dto.js';
import type { HeldScore } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import { BadgeCheck, Check, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { Badge } from '#ui/badge.js';
import { Button } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Text } from '#ui/text.js';
import { Neighbour, Neighbours } from '../queue/content.styles.js';
import { Line } from '../queue/log.styles.js';
import { usePersonName } from '../use-person-name.js';

interface HeldScoreRowProps {
  score: HeldScore;
  onDecide: (decision: HeldDecision) => void;
  onExplain: () => void;
}

const KEYS: Readonly<Record<string, HeldDecision>> = { a: 'accept', r: 'refuse' };

/** One score that waits: which rule it breaks, its run, and where it would be on the board. */
export function HeldScoreRow({ score: held, onDecide, onExplain }: HeldScoreRowProps): ReactNode {
  const { t } = useTranslation('gameScores');
  const format = useFormat();
  const showValue = useValueFormat();
  const nameOf = usePersonName();
  const { id, created_at, player, origin, seconds, verified, reason, finding, rank, best, above, below } = held;
  const name = nameOf(player.username);
  const show = (value: number) => showValue(value, held.format);
  const score = show(held.score);

  /** While one of the buttons of the score has the focus. */
  function handleKey(event: KeyboardEvent): void {
    const decision = KEYS[event.key.toLowerCase()];
    if (!decision || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (!event.repeat) onDecide(decision);
  }

  return (
    <Line>
      <Row as="span" $gap={8} $rowGap={4}>
        <strong>{score}</strong>
        <PlayerLink username={player.username} />
        {verified && <BadgeCheck size={16} role="img" aria-label={t('verified')} />}
        {held.board !== MAIN_BOARD && <Badge>{held.board_name}</Badge>}
        <Badge $tone="danger">{t(`doubts.${reason}`)}</Badge>
      </Row>
      <Text $size="medium" $muted>
        <TimeAgo at={created_at} /> · {t(`origins.${origin}`)}
        {seconds !== null && ` · ${t('seconds', { count: seconds })}`}
        {best !== null && ` · ${t('bestSoFar', { score: show(best) })}`}
      </Text>
      {finding && (
        <Text $size="medium" $muted>
          {t('pace', { inputs: finding.inputs, seconds: Math.round(finding.seconds) })}
        </Text>
      )}
      <Neighbours aria-label={t('wouldBe')}>
        {above.map((near, index) => (
          // Neighbours have no id, and their order does not change.
          <Neighbour key={`above ${index}`} $here={false}>
            <span>{nameOf(near.username)}</span>
            <strong>{show(near.score)}</strong>
          </Neighbour>
        ))}
        <Neighbour $here>
          <span>{rank === null ? name : `#${format.number(rank)} ${name}`}</span>
          <strong>{score}</strong>
          <em>{t('thisOne')}</em>
        </Neighbour>
        {below.map((near, index) => (
          <Neighbour key={`below ${index}`} $here={false}>
            <span>{nameOf(near.username)}</span>
            <strong>{show(near.score)}</strong>
          </Neighbour>
        ))}
      </Neighbours>
      <Row $gap={8} $rowGap={8}>
        <Button
          data-accept={id}
          aria-label={`${t('accept')}: ${name}, ${score}`}
          aria-keyshortcuts="A"
          onKeyDown={handleKey}
          onClick={() => onDecide('accept')}
        >
          <Check size={16} aria-hidden="true" />
          {t('accept')} <kbd aria-hidden="true">A</kbd>
        </Button>
        <Button
          aria-label={`${t('refuse')}: ${name}, ${score}`}
          aria-keyshortcuts="R"
          onKeyDown={handleKey}
          onClick={() => onDecide('refuse')}
        >
          <X size={16} aria-hidden="true" />
          {t('refuse')} <kbd aria-hidden="true">R</kbd>
        </Button>
        <Button
          aria-label={`${t('refuseWithNote')} ${name}, ${score}`}
          aria-haspopup="dialog"
          onKeyDown={handleKey}
          onClick={onExplain}
        >
          {t('refuseWithNote')}
        </Button>
      </Row>
    </Line>
  );
}
