import { PLAIN_FORMAT } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import { shareText } from '@gamegeek/sdk/share-text.js';
import { useQuery } from '@tanstack/react-query';
import { Flag, ListOrdered, Play, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isNotFound } from '#shared/api/api-error.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useServedSentence } from '#shared/first-paint/served-page.js';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { Button, ButtonLink } from '#ui/buttons/button.js';
import { Stack } from '#ui/layout.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { QueryView } from '#ui/query-view.js';
import { Heading } from '#ui/text.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { ChallengeButton } from '../challenges/challenge-button.js';
import { recordingQuery } from './queries.js';
import { isOfArcade, ReplayStage } from './replay-stage.js';
import { Actions, Facts, Head, Player, StagePlace } from './run-page.styles.js';

const AVATAR = 26;

interface RunPageProps {
  name: string;
  /** The stage of a run that its game has recorded itself. */
  ownStage: (recording: RecordingAnswer) => ReactNode;
  /** A button beside the ways on from the run of another player. */
  follow: (username: string) => ReactNode;
  /** The comments of the game. */
  comments: (gameId: number) => ReactNode;
}

/** A recorded run: whose it is, the run itself, the ways on from it, and what is said about the game. */
export function RunPage({ name, ownStage, follow, comments }: RunPageProps): ReactNode {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const ownId = useReader().id;
  const scoreId = parsePositiveInteger(name);
  const query = useQuery(recordingQuery(scoreId));
  const recording = query.data;
  const title = useTitle(recording);
  if (scoreId === undefined || isNotFound(query.error))
    return <NoRecording title={t('unknown.title')} text={t('unknown.text')} />;
  if (query.error instanceof ApiError && query.error.code === 'rules_gone')
    return <NoRecording title={t('rulesGone')} text={errorText(query.error)} />;
  if (query.error instanceof ApiError && query.error.code === 'forbidden')
    return <NoRecording title={t('notPlayed.title')} text={t('notPlayed.text')} daily />;
  return (
    <div aria-busy={query.isFetching}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumb
        above={[
          { to: paths.home(), text: t('nav.home') },
          { to: paths.games(), text: t('nav.games') },
          ...(recording ? [{ to: paths.game(recording.gameId), text: recording.gameName }] : []),
        ]}
        here={recording ? t('here', { name: recording.player.username }) : '…'}
      />
      <Head>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <Heading as="h1" $above={8} $size="heading">
          {title}
        </Heading>
        <RunFacts recording={recording} />
      </Head>
      <QueryView query={query} failed={t('failed')} pending={<StagePlace aria-hidden="true" />}>
        {(shown) => (isOfArcade(shown) ? <ReplayStage recording={shown} /> : ownStage(shown))}
      </QueryView>
      <Actions>
        {recording && <RunActions recording={recording} />}
        {recording && recording.player.id !== ownId && follow(recording.player.username)}
      </Actions>
      {recording && <Stack $above={48}>{comments(recording.gameId)}</Stack>}
    </div>
  );
}

/** All runs are prerendered as one page, to which the server adds the title. */
function useTitle(recording: RecordingAnswer | undefined): string {
  const { t, i18n } = useTranslation('runs');
  const served = useServedSentence();
  if (!recording) return served ?? t('eyebrow');
  return t('title', {
    name: recording.player.username,
    score: shownScore(recording, i18n.language),
    game: recording.gameName,
  });
}

const shownScore = ({ score, format = PLAIN_FORMAT }: RecordingAnswer, language: string): string =>
  valueFormat(format, language)(score);

function RunFacts({ recording }: { recording: RecordingAnswer | undefined }): ReactNode {
  const { t } = useTranslation('runs');
  const format = useFormat();
  return (
    <Facts>
      {recording && (
        <>
          <Player>
            <Avatar username={recording.player.username} size={AVATAR} />
            <PlayerLink username={recording.player.username} />
          </Player>
          {recording.rank !== null && <span>{t('rank', { rank: recording.rank })}</span>}
          <span>{format.date(recording.createdAt)}</span>
          {recording.races && recording.races.racers > 0 && <span>{t('raced', recording.races)}</span>}
        </>
      )}
    </Facts>
  );
}

function RunActions({ recording }: { recording: RecordingAnswer }): ReactNode {
  const { t, i18n } = useTranslation('runs');
  const notify = useNotify();
  const { scoreId, gameId, gameName, player, races } = recording;

  async function handleShare(): Promise<void> {
    const address = new URL(paths.run(String(scoreId)), window.location.origin);
    const score = shownScore(recording, i18n.language);
    const sentence = t('shared', { name: player.username, score, game: gameName });
    const done = await shareText(`${sentence}\n${address}`);
    if (done === 'copied') notify.done(t('copied'));
    else if (done === 'failed') notify.problem(t('notShared'));
  }

  return (
    <>
      {races && (
        <ButtonLink to={paths.race(gameId, scoreId)} $tone="accent">
          <Flag size={18} aria-hidden="true" />
          {t('race.start')}
        </ButtonLink>
      )}
      {races && <ChallengeButton scoreId={scoreId} />}
      <ButtonLink to={paths.play(gameId)} $tone={races ? 'quiet' : 'accent'}>
        <Play size={18} aria-hidden="true" />
        {t('play')}
      </ButtonLink>
      <ButtonLink to={paths.board(gameId)}>
        <ListOrdered size={18} aria-hidden="true" />
        {t('board')}
      </ButtonLink>
      <Button type="button" onClick={() => void handleShare()}>
        <Share2 size={18} aria-hidden="true" />
        {t('share')}
      </Button>
    </>
  );
}

interface NoRecordingProps {
  title: string;
  text: string;
  /** It is a run of the daily: the button leads there. */
  daily?: boolean;
}

function NoRecording({ title, text, daily = false }: NoRecordingProps): ReactNode {
  const { t } = useTranslation('runs');
  return (
    <PageMessage
      title={title}
      text={text}
      action={
        <ButtonLink to={daily ? paths.daily() : paths.leaderboard()} $tone="accent">
          {t(daily ? 'notPlayed.play' : 'unknown.back')}
        </ButtonLink>
      }
    />
  );
}
