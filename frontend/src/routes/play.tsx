import { triesOut } from '@gamegeek/rules/game-makers.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { GameNotFound } from '#features/games/components/game-not-found.js';
import { useGame } from '#features/games/use-game.js';
import { challengeIdOf } from '#features/play/challenges/challenge-race.js';
import { useOpenedBySite } from '#features/play/host/use-opened-by-site.js';
import { useOwnDocument } from '#features/play/host/use-own-document.js';
import { useFrame } from '#features/play/stage/use-frame.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { useErrorText } from '#shared/api/use-error-text.js';
import { useServedSentence } from '#shared/first-paint/served-page.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { LoadError } from '#ui/load-error.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Skeleton } from '#ui/skeleton.js';
import { Heading, Text } from '#ui/text.js';
import { StageWithBoard } from './parts/stage-with-board.js';
import { Columns, DetailsLink } from './play.styles.js';

const RacePlay = lazyPart(() => import('./parts/race-play.js'), 'RacePlay', 'runs');

/** A game beside its live board. */
export default function PlayPage(): ReactNode {
  const { id } = useParams();
  return (
    <QueryProvider>
      <AnyPlay key={id} id={parsePositiveInteger(id)} />
    </QueryProvider>
  );
}

function AnyPlay({ id }: { id: number | undefined }): ReactNode {
  const { t } = useTranslation('play');
  const errorText = useErrorText();
  const { game, isUnknown, error, retry } = useGame(id);
  const served = useServedSentence();
  if (id === undefined || isUnknown) return <GameNotFound />;
  if (error) {
    return <LoadError title={errorText(error)} onRetry={retry} />;
  }
  if (game) return <ShownPlay game={game} />;
  return (
    <div aria-busy="true">
      <PageTitle>{served ?? t('stage.play')}</PageTitle>
      <Skeleton $width="100%" $height="560px" />
    </div>
  );
}

function ShownPlay({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('play');
  const frame = useFrame(game);
  const reader = useReader();
  const isReady = useOwnDocument(game, frame);
  const isOpenedBySite = useOpenedBySite();
  const [query] = useSearchParams();
  const racedScoreId = parsePositiveInteger(query.get('race'));
  const challengeId = challengeIdOf(query);
  useEffect(() => {
    if (!isReady) window.location.replace(paths.play(game.id));
  }, [isReady, game.id]);
  if (!frame) {
    return (
      <PageMessage
        title={game.name}
        text={t('page.notHere')}
        action={<ButtonLink to={paths.game(game.id)}>{t('page.toGame')}</ButtonLink>}
      />
    );
  }
  // A game of another site learns who plays, so a link from anywhere shows its cover first. Play on a page of this
  // site begins the run.
  const otherwise = game.launch === 'hosted' ? 'game' : 'cover';
  const start = isOpenedBySite ? 'run' : otherwise;
  if (racedScoreId !== undefined && game.arcade_id !== null) {
    return (
      <Suspense fallback={<Skeleton $width="100%" $height="560px" />}>
        <RacePlay
          key={`${racedScoreId} ${challengeId}`}
          game={game}
          arcadeId={game.arcade_id}
          scoreId={racedScoreId}
          challengeId={challengeId}
          start={start}
        />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle>{t('page.title', { name: game.name })}</PageTitle>
      <Row as="header" $below={16} $gap={16} $rowGap={4} $align="baseline" $justify="space-between">
        <Heading as="h1" $size="heading">
          {game.name}
        </Heading>
        <DetailsLink to={paths.game(game.id)}>{t('page.details')}</DetailsLink>
      </Row>
      {triesOut(game, reader) && (
        <Text $below={16} $muted>
          {t(game.status === 'draft' ? 'page.draft' : 'page.trial')}
        </Text>
      )}
      <Columns>{isReady && <StageWithBoard game={game} frame={frame} isOwnDocument start={start} />}</Columns>
    </>
  );
}
