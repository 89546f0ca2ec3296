import type { OwnChallenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useErrorText } from '#shared/api/use-error-text.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { List } from '#ui/layout.js';
import { Panel } from '#ui/page/panel.js';
import { Pager } from '#ui/pager.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton, Skeletons } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Heading, Text } from '#ui/text.js';
import { ChallengeEnd } from './challenge-end.js';
import { BothResults } from './challenge-results.js';
import { OWN_CHALLENGES_PAGE, ownChallengesQuery } from './queries.js';
import { useChallengeTitle } from './use-challenge-title.js';

const SKELETON_ROWS = 3;

/** The challenges that the user has made, has got or has answered, page by page; the page is in the address. */
export function OwnChallenges({ userId }: { userId: string | undefined }): ReactNode {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const [address, setAddress] = useSearchParams();
  const page = parsePositiveInteger(address.get('page')) ?? 1;
  const query = useQuery(ownChallengesQuery(page));

  function handlePage(next: number): void {
    setAddress(next === 1 ? {} : { page: String(next) });
  }

  return (
    <QueryView query={query} failed={t('challenge.own.failed')} reason={errorText} pending={<ListSkeleton />}>
      {({ items, total }) =>
        total === 0 ? (
          <StateMessage
            title={t('challenge.own.none')}
            text={t('challenge.own.noneText')}
            action={
              <ButtonLink to={paths.leaderboard()} $tone="accent">
                {t('unknown.back')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <List $gap={16} aria-label={t('account.challenges')} aria-busy={query.isPlaceholderData}>
              {items.map((challenge) => (
                <OwnChallengeRow key={challenge.id} challenge={challenge} userId={userId} />
              ))}
            </List>
            <Pager
              label={t('challenge.own.pager')}
              page={page}
              pages={Math.ceil(total / OWN_CHALLENGES_PAGE)}
              onPage={handlePage}
            />
          </>
        )
      }
    </QueryView>
  );
}

interface OwnChallengeRowProps {
  challenge: OwnChallenge;
  userId: string | undefined;
}

function OwnChallengeRow({ challenge, userId }: OwnChallengeRowProps): ReactNode {
  const titleOf = useChallengeTitle();
  return (
    <Panel as="li">
      <Heading $size="base">
        <Link to={paths.challenge(challenge.id)}>{titleOf(challenge, userId)}</Link>
      </Heading>
      <Text $above={4} $below={12} $size="medium" $muted>
        <ChallengeEnd challenge={challenge} />
      </Text>
      <BothResults challenge={challenge} answer={challenge.answer ?? undefined} />
    </Panel>
  );
}

const ListSkeleton = (): ReactNode => (
  <List $gap={16} aria-hidden="true">
    <Skeletons count={SKELETON_ROWS}>
      <Panel as="li">
        <Skeleton $width="100%" $height="200px" />
      </Panel>
    </Skeletons>
  </List>
);
