import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { raceFrame } from '@gamegeek/rules/play-frames.js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChallengeNote } from '#features/play/challenges/challenge-note.js';
import { isChallenged } from '#features/play/challenges/challenge-race.js';
import { challengeQuery } from '#features/play/challenges/queries.js';
import { recordingQuery } from '#features/play/replay/queries.js';
import type { StageStart } from '#features/play/stage/stage.js';
import { ApiError, isNotFound } from '#shared/api/api-error.js';
import { useShownLanguage } from '#shared/i18n/use-shown-language.js';
import { paths } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { LoadError } from '#ui/load-error.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { Heading, Text } from '#ui/text.js';
import { Columns, DetailsLink } from '../play.styles.js';
import { StageWithBoard } from './stage-with-board.js';

interface RacePlayProps {
  game: Game;
  arcadeId: string;
  /** Whose recording is raced. */
  scoreId: number;
  /** The challenge that it counts for. */
  challengeId: string | undefined;
  start: StageStart;
}

/** A game that is raced against a recorded run. */
export function RacePlay({ game, arcadeId, scoreId, challengeId, start }: RacePlayProps): ReactNode {
  const { t } = useTranslation('runs');
  const query = useQuery(recordingQuery(scoreId));
  const challengeRead = useQuery({ ...challengeQuery(challengeId ?? ''), enabled: challengeId !== undefined });
  const readerId = useReader().id;
  const found = challengeRead.data;
  const challenge = found?.run.scoreId === scoreId && isChallenged(found, readerId) ? found : undefined;
  const recording = query.data;
  const isGone = query.error instanceof ApiError && query.error.code === 'rules_gone';
  if (isGone || recording?.races === null) return <NoRace gameId={game.id} title={t('race.otherRules')} />;
  if (isNotFound(query.error) || (recording && recording.gameId !== game.id))
    return <NoRace gameId={game.id} title={t('unknown.title')} />;
  const pending = <Skeleton $width="100%" $height="560px" />;
  // The game begins once it is known what it counts for.
  if (challengeRead.isLoading) return pending;
  if (challengeRead.isError && !isNotFound(challengeRead.error))
    return <LoadError title={t('challenge.notLoaded')} onRetry={() => void challengeRead.refetch()} />;
  return (
    <QueryView query={query} failed={t('failed')} pending={pending}>
      {(raced) => <Race game={game} arcadeId={arcadeId} recording={raced} challenge={challenge} start={start} />}
    </QueryView>
  );
}

function NoRace({ gameId, title }: { gameId: number; title: string }): ReactNode {
  const { t } = useTranslation('runs');
  return (
    <PageMessage
      title={title}
      text={t('race.none')}
      action={
        <ButtonLink to={paths.play(gameId)} $tone="accent">
          {t('play')}
        </ButtonLink>
      }
    />
  );
}

interface RaceProps extends Omit<RacePlayProps, 'scoreId' | 'challengeId'> {
  recording: RecordingAnswer;
  challenge: Challenge | undefined;
}

function Race({ game, arcadeId, recording, challenge, start }: RaceProps): ReactNode {
  const { t } = useTranslation('runs');
  const reader = useReader();
  const language = useShownLanguage();
  const { scoreId, rulesVersion, seed, log, opening, answers, score, player } = recording;
  const isOwn = player.id === reader.id;
  const title = t(isOwn ? 'race.ownTitle' : 'race.title', { name: player.username, score });
  const run = { rulesVersion, seed, log, opening, answers, score };
  return (
    <>
      <PageTitle>{`${title}: ${game.name}`}</PageTitle>
      <Row as="header" $below={4} $gap={16} $rowGap={4} $align="baseline" $justify="space-between">
        <Heading as="h1" $size="heading">
          {title}
        </Heading>
        <DetailsLink to={paths.run(String(scoreId))}>{t('race.watch')}</DetailsLink>
      </Row>
      {challenge && <ChallengeNote challenge={challenge} />}
      <Text $below={16} $muted>
        {t('race.note', { game: game.name })}
      </Text>
      <Columns>
        <StageWithBoard
          game={game}
          frame={raceFrame(arcadeId, language)}
          isOwnDocument
          start={start}
          race={{ scoreId, challengeId: challenge?.id, name: isOwn ? null : player.username, run }}
        />
      </Columns>
    </>
  );
}
