import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { shareText } from '@gamegeek/sdk/share-text.js';
import { useQuery } from '@tanstack/react-query';
import { Flag, List, Play, Share2, Swords } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, isNotFound } from '#shared/api/api-error.js';
import { useServedSentence } from '#shared/first-paint/served-page.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { paths } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { QueryView } from '#ui/query-view.js';
import { Heading, Text } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { Actions, Facts, Head } from '../replay/run-page.styles.js';
import { ChallengeEnd } from './challenge-end.js';
import { ResultsPlace } from './challenge-page.styles.js';
import { challengeRace, isChallenged } from './challenge-race.js';
import { ChallengeResults } from './challenge-results.js';
import { challengeQuery, createChallenge } from './queries.js';
import { useChallengeTitle } from './use-challenge-title.js';

/** A challenge: both results, how long it is open, and what the reader can do about it. */
export function ChallengePage({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('runs');
  const readerId = useReader().id;
  const query = useQuery(challengeQuery(id));
  const challenge = query.data;
  const title = useTitle(challenge, readerId);
  if (isNotFound(query.error)) {
    return (
      <PageMessage
        title={t('challenge.unknown.title')}
        text={t('challenge.unknown.text')}
        action={
          <ButtonLink to={paths.games()} $tone="accent">
            {t('tv.games')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div aria-busy={query.isFetching}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        above={[
          { to: paths.home(), text: t('nav.home') },
          { to: paths.games(), text: t('nav.games') },
          ...(challenge ? [{ to: paths.game(challenge.run.gameId), text: challenge.run.gameName }] : []),
        ]}
        here={challenge ? t('challenge.here', { name: challenge.challenger.username }) : '…'}
      />
      <Head>
        <Eyebrow>{t('challenge.eyebrow')}</Eyebrow>
        <Heading as="h1" $above={8} $size="heading">
          {title}
        </Heading>
        <Facts>{challenge && <ChallengeEnd challenge={challenge} />}</Facts>
        {challenge && <Rules challenge={challenge} readerId={readerId} />}
      </Head>
      <QueryView query={query} failed={t('challenge.notLoaded')} pending={<ResultsPlace aria-hidden="true" />}>
        {(shown) => <ChallengeResults challenge={shown} readerId={readerId} />}
      </QueryView>
      <Actions>{challenge && <ChallengeActions challenge={challenge} readerId={readerId} />}</Actions>
    </div>
  );
}

/** All challenges are prerendered as one page, to which the server adds the title. */
function useTitle(challenge: Challenge | undefined, readerId: string | undefined): string {
  const { t } = useTranslation('runs');
  const served = useServedSentence();
  const titleOf = useChallengeTitle();
  return challenge ? titleOf(challenge, readerId) : (served ?? t('challenge.eyebrow'));
}

interface PartProps {
  challenge: Challenge;
  readerId: string | undefined;
}

/** What is played, and who can answer. */
function Rules({ challenge: { run, opponent, challenger }, readerId }: PartProps): ReactNode {
  const { t } = useTranslation('runs');
  const show = useValueFormat();
  const values = { name: run.player.username, score: show(run.score, run.format), game: run.gameName };
  const isOfOthers = opponent !== null && readerId !== opponent.id && readerId !== challenger.id;
  return (
    <Text $muted $narrow>
      {t('challenge.rules', values)} {isOfOthers && t('challenge.onlyFor', { name: opponent.username })}
    </Text>
  );
}

function ChallengeActions({ challenge, readerId }: PartProps): ReactNode {
  const { t } = useTranslation('runs');
  const notify = useNotify();
  const { id, run, challenger, over } = challenge;
  const { gameId, scoreId, raceable } = run;
  const isChallenger = readerId === challenger.id;
  const isOpen = isChallenged(challenge, readerId) && !over;

  async function handleShare(): Promise<void> {
    const address = new URL(paths.challenge(id), window.location.origin);
    const done = await shareText(
      `${t('challenge.shared', { name: challenger.username, game: run.gameName })}\n${address}`,
    );
    if (done === 'copied') notify.done(t('copied'));
    else if (done === 'failed') notify.problem(t('notShared'));
  }

  return (
    <>
      {raceable && (
        <ButtonLink
          to={isOpen ? challengeRace(challenge) : paths.race(gameId, scoreId)}
          $tone={isOpen ? 'accent' : 'quiet'}
        >
          <Flag size={18} aria-hidden="true" />
          {t(isOpen && !isChallenger ? 'challenge.takeOn' : 'race.start')}
        </ButtonLink>
      )}
      {raceable && <RematchButton challenge={challenge} readerId={readerId} />}
      <ButtonLink to={paths.run(String(scoreId))}>
        <Play size={18} aria-hidden="true" />
        {t('race.watch')}
      </ButtonLink>
      <Button onClick={() => void handleShare()}>
        <Share2 size={18} aria-hidden="true" />
        {t('share')}
      </Button>
      {readerId !== undefined && (
        <ButtonLink to={paths.challenges()}>
          <List size={18} aria-hidden="true" />
          {t('account.challenges')}
        </ButtonLink>
      )}
    </>
  );
}

/** A new challenge to the other player, once there was an answer. */
function RematchButton({ challenge, readerId }: PartProps): ReactNode {
  const { t } = useTranslation('runs');
  const notify = useNotify();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const rival = rivalOf(challenge, readerId);
  if (rival === undefined) return null;

  async function send(username: string): Promise<void> {
    setSending(true);
    try {
      const { id } = await createChallenge(challenge.run.scoreId, username);
      notify.done(t('challenge.sent', { name: username }));
      await navigate(paths.challenge(id));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'quota_exceeded') notify.problem(t('challenge.full'));
      else notify.failed(error, t('challenge.failed'));
    } finally {
      setSending(false);
    }
  }

  return (
    <Button aria-disabled={isSending} onClick={() => !isSending && void send(rival)}>
      <Swords size={18} aria-hidden="true" />
      {t('challenge.rematch', { name: rival })}
    </Button>
  );
}

/** The name of the player whom the reader can challenge in return. */
function rivalOf({ challenger, answers }: Challenge, readerId: string | undefined): string | undefined {
  if (readerId === undefined) return undefined;
  if (readerId === challenger.id) return answers.find(({ player }) => player !== null)?.player?.username;
  return answers.some(({ player }) => player?.id === readerId) ? challenger.username : undefined;
}
