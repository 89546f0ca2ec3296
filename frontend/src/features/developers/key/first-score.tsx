import { CircleCheck, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { Text } from '#ui/text.js';
import type { FirstScore as Score } from './use-first-score.js';
import { Lamp, Line, Sign, Words } from './first-score.styles.js';

interface FirstScoreProps {
  score: Score;
  status: LiveStatus;
}

/** Waits for a score of this account and turns green when it arrives. */
export function FirstScore({ score: { isPending, before, arrived }, status }: FirstScoreProps): ReactNode {
  const { t } = useTranslation('apiKeys');
  const format = useFormat();
  const isHere = arrived !== undefined;
  return (
    <Lamp aria-label={t('first.title')} $lit={isHere}>
      <Sign $lit={isHere}>
        {isHere ? <CircleCheck size={28} aria-hidden="true" /> : <Radio size={28} aria-hidden="true" />}
      </Sign>
      <Words>
        <div role="status">
          <Line>{sentence()}</Line>
          {arrived && (
            <Text $above={4} $size="medium" $muted>
              {t('first.arrivedText', { score: arrived.score, game: arrived.gameName })}
            </Text>
          )}
        </div>
        {!isHere && !isPending && renderHints()}
      </Words>
      {arrived && <ButtonLink to={paths.board(arrived.gameId)}>{t('first.board')}</ButtonLink>}
      {!isHere && <LiveMark status={status} />}
    </Lamp>
  );

  function sentence(): string {
    if (isHere) return t('first.arrived');
    if (isPending) return t('first.loading');
    return t(before ? 'first.waitingNext' : 'first.waiting');
  }

  function renderHints(): ReactNode {
    if (!before)
      return (
        <Text $above={4} $size="medium" $muted>
          {t('first.hint')}
        </Text>
      );
    const when = format.dateTime(before.createdAt) ?? '';
    return (
      <>
        <Text $above={4} $size="medium" $muted>
          {t('first.last', { when, score: before.score, game: before.gameName })}
        </Text>
        <Text $above={4} $size="medium" $muted>
          {t('first.bestHint')}
        </Text>
      </>
    );
  }
}
