import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGame } from '#features/games/use-game.js';
import { OwnReplayStage } from '#features/play/replay/own-replay-stage.js';
import { StagePlace } from '#features/play/replay/run-page.styles.js';
import { LoadError } from '#ui/load-error.js';

/** The stage of a run that its game has recorded itself. */
export function OwnRun({ recording }: { recording: RecordingAnswer }): ReactNode {
  const { t } = useTranslation('runs');
  const { game, isUnknown, error, retry } = useGame(recording.gameId);
  if (error || isUnknown) return <LoadError title={t('failed')} onRetry={retry} />;
  return game ? <OwnReplayStage game={game} recording={recording} /> : <StagePlace aria-hidden="true" />;
}
