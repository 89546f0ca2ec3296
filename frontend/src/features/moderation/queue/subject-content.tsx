import type {
  CommentContent,
  GameContent,
  QueueItem,
  ScoreContent,
} from '@gamegeek/contracts/moderation/moderation.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/i18n/use-format.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { paths } from '#shared/routing/paths.js';
import { Badge } from '#ui/badge.js';
import { Row, Stack } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { GamePicture } from '#ui/pictures/game-picture.js';
import { Text } from '#ui/text.js';
import { Card, Description, Neighbour, Neighbours, Picture, Points, Quote } from './content.styles.js';

/** The reported content, now and when it was reported. */
export function SubjectContent({ item }: { item: QueueItem }): ReactNode {
  const { t } = useTranslation('moderation');
  const { content, reported_text: before } = item;
  return (
    <>
      {content === null && (
        <Text $size="medium" $muted>
          {t('goneText')}
        </Text>
      )}
      {content && 'text' in content && <CommentPart content={content} item={item} />}
      {content && 'description' in content && <GamePart content={content} name={item.game.name} />}
      {content && 'neighbours' in content && <ScorePart content={content} id={item.id} />}
      {before !== null && (
        <>
          <Text $size="medium" $muted>
            {t('asReported')}
          </Text>
          <Quote>{before}</Quote>
        </>
      )}
    </>
  );
}

/** The time links to the comment in its context. */
function CommentPart({ content, item: { id, game, state } }: { content: CommentContent; item: QueueItem }): ReactNode {
  const { t } = useTranslation('moderation');
  const { text, created_at, edited } = content;
  const time = <TimeAgo at={created_at} />;
  return (
    <>
      <Quote>{text}</Quote>
      <Text $size="medium" $muted>
        {state === 'shown' ? <Link to={paths.comment(game.id, id)}>{time}</Link> : time}
        {edited && ` · ${t('words.edited')}`}
      </Text>
    </>
  );
}

function GamePart({ content, name }: { content: GameContent; name: string }): ReactNode {
  const { t } = useTranslation('moderation');
  const { description, image_url, categories, model, created_at } = content;
  return (
    <Card>
      <Picture>
        <GamePicture name={name} category={categories[0]} url={image_url} />
      </Picture>
      <Stack $gap={8}>
        <Description>{description}</Description>
        <Row $gap={8}>
          {categories.map((category) => (
            <Badge key={category}>{t(`categories.${category}`)}</Badge>
          ))}
        </Row>
        <Text $size="medium" $muted>
          {t('madeWith', { model })} · <TimeAgo at={created_at} />
        </Text>
      </Stack>
    </Card>
  );
}

function ScorePart({ content, id }: { content: ScoreContent; id: number }): ReactNode {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const showValue = useValueFormat();
  const { board_name: board, score, format: boardFormat, rank, created_at, neighbours } = content;
  return (
    <>
      <Points>{showValue(score, boardFormat)}</Points>
      <Text $size="medium" $muted>
        {board !== undefined && `${board} · `}
        {rank === null ? t('noRank') : t('rank', { rank })} · <TimeAgo at={created_at} />
      </Text>
      <Text $size="medium" $muted>
        {t('neighbours')}
      </Text>
      <Neighbours aria-label={t('neighbours')}>
        {neighbours.map((near) => (
          <Neighbour key={near.id} $here={near.id === id}>
            <span>{format.dateTime(near.created_at)}</span>
            <strong>{showValue(near.score, boardFormat)}</strong>
            {near.id === id && <em>{t('thisOne')}</em>}
          </Neighbour>
        ))}
      </Neighbours>
    </>
  );
}
