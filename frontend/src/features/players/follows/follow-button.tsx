import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#shared/api/api-error.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { followStateQuery, useFollow } from './queries.js';

/** Follows the player of a profile, or stops it. Visitors log in first. */
export function FollowButton({ username }: { username: string }): ReactNode {
  const { t } = useTranslation('players');
  const { id, isAwaited } = useReader();
  const back: AuthLinkState = { tab: 'login', from: paths.player(username) };
  return (
    <Row $above={16}>
      {id !== undefined ? (
        <FollowToggle username={username} />
      ) : isAwaited ? (
        <Button disabled>{t('follow.follow')}</Button>
      ) : (
        <ButtonLink to={paths.auth()} state={back}>
          {t('follow.follow')}
        </ButtonLink>
      )}
    </Row>
  );
}

function FollowToggle({ username }: { username: string }): ReactNode {
  const { t } = useTranslation('players');
  const notify = useNotify();
  const { data, isPending, isError } = useQuery(followStateQuery(username));
  const follow = useFollow(username);
  if (isError) return null;
  const isFollowing = data?.following === true;

  function handleClick(): void {
    const onError = (error: Error) =>
      error instanceof ApiError && error.code === 'quota_exceeded'
        ? notify.problem(t('follow.full'))
        : notify.failed(error, t('follow.failed'));
    follow.mutate(!isFollowing, { onError });
  }

  return (
    <Button disabled={isPending} onClick={handleClick}>
      {isFollowing ? t('follow.unfollow') : t('follow.follow')}
    </Button>
  );
}
