import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { memo, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { commentPlace } from '@gamegeek/contracts/comments/comment-place.js';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import type { ShownComment } from '../live/comments-state.js';
import { CommentTime } from './comment-time.js';
import { CommentEditor } from './comment-editor.js';
import { Byline, Card, Edited, Missing, Head, Name, NoAvatar, Text, You } from './comment-card.styles.js';

/** Its primitives are half of the page's code; loaded only for authors. */
const CommentMenu = lazyPart(() => import('./comment-menu.js'), 'CommentMenu');

export interface CommentCardProps {
  /** The key for animated moves. */
  glide: string;
  gameId: number;
  comment: ShownComment;
  isOwn: boolean;
  /** The comment is the linked one. */
  isNamed?: boolean;
  /** The comment is being sent. */
  isSending?: boolean;
  onEdit: (id: number, content: string) => Promise<void>;
  onDelete: (id: number) => void;
  /** Renders the report button on comments of others. */
  report?: ((comment: Pick<ShownComment, 'id' | 'user'>) => ReactNode) | undefined;
}

/** One comment. Renders only when its comment changes. */
export const CommentCard = memo(function CommentCard(props: CommentCardProps): ReactNode {
  const { glide, gameId, comment, isOwn, isNamed = false, isSending = false, onEdit, onDelete, report } = props;
  const { id, content, created_at, updated_at, user } = comment;
  const { t } = useTranslation('comments');
  const menu = useRef<HTMLButtonElement>(null);
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);

  // The focused field is removed, and the menu's button is where editing began.
  useEffect(() => {
    if (wasEditing.current && !isEditing) menu.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Card
      id={isSending ? undefined : commentPlace(id)}
      tabIndex={-1}
      data-glide={glide}
      data-own={isOwn || undefined}
      aria-busy={isSending}
      aria-current={isNamed || undefined}
      $own={isOwn}
      $named={isNamed}
    >
      <Head>
        {user.username === DELETED_PLAYER ? <NoAvatar /> : <Avatar username={user.username} size={40} />}
        <Byline>
          <Name>
            <PlayerLink username={user.username} />
            {isOwn && <You>{t('board.you')}</You>}
          </Name>
          <span>
            {isSending ? t('ui.sending') : <CommentTime gameId={gameId} id={id} at={created_at} />}
            {updated_at !== created_at && content !== '' && <Edited>{t('words.edited')}</Edited>}
          </span>
        </Byline>
        {isOwn && !isSending && !isEditing && (
          <Suspense fallback={null}>
            <CommentMenu button={menu} onEdit={() => setEditing(true)} onDelete={() => onDelete(id)} />
          </Suspense>
        )}
        {!isOwn && content !== '' && report?.(comment)}
      </Head>
      {isEditing ? (
        <CommentEditor comment={comment} onSave={onEdit} onClose={() => setEditing(false)} />
      ) : content === '' ? (
        <Missing>{t('list.gone')}</Missing>
      ) : (
        <Text>{content}</Text>
      )}
    </Card>
  );
});
