import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#shared/api/api-error.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { followStateQuery, useFollow } from './queries.js';

/** Follows a player, or stops it. Visitors log in first, and return to this page. */
export function FollowButton({ username }: { username: string }): ReactNode {
  const { t } = useTranslation('players');
  const { id, isAwaited } = useReader();
  const { pathname } = useLocation();
  const back: AuthLinkState = { tab: 'login', from: pathname };
  if (id !== undefined) return <FollowToggle username={username} />;
  if (isAwaited) return <Button disabled>{t('follow.follow')}</Button>;
  return (
    <ButtonLink to={paths.auth()} state={back}>
      {t('follow.follow')}
    </ButtonLink>
  );
}

function FollowToggle({ username }: { username: string }): ReactNode {
  const { t } = useTranslation('players');
  const notify = useNotify();
  const { data, isPending, isError } = useQuery(followStateQuery(username));
  const follow = useFollow(username);
  if (isError || data?.blocked) return null;
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
