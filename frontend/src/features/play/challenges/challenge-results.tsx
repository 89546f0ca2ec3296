import type { Person } from '@gamegeek/contracts/auth/auth.schemas.js';
import type { Challenge, ChallengeAnswer } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { Stack } from '#ui/layout.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Heading, Text } from '#ui/text.js';
import { Answer, Answers, Name, Result, Score, Sides } from './challenge-page.styles.js';

const AVATAR = 40;

interface ChallengeResultsProps {
  challenge: Challenge;
  readerId: string | undefined;
}

/** The challenger's result beside that of the reader or the opponent, otherwise the best one; and all results. */
export function ChallengeResults({ challenge, readerId }: ChallengeResultsProps): ReactNode {
  const { t } = useTranslation('runs');
  const show = useValueFormat();
  const { answers, run } = challenge;
  return (
    <Stack $gap={16}>
      <BothResults challenge={challenge} answer={answerBeside(challenge, readerId)} />
      {answers.length > 1 && (
        <section aria-labelledby="answers">
          <Heading id="answers" $below={8}>
            {t('challenge.answers')}
          </Heading>
          <Answers>
            {answers.map(({ player, score, answeredAt }) => (
              <Answer key={player?.id ?? answeredAt}>
                <span>{player ? <PlayerLink username={player.username} /> : t('tv.guest')}</span>
                <span>{show(score, run.format)}</span>
              </Answer>
            ))}
          </Answers>
        </section>
      )}
    </Stack>
  );
}

/** Whose answer is beside the challenger's result. */
function answerBeside({ challenger, answers }: Challenge, readerId: string | undefined): ChallengeAnswer | undefined {
  const isAsked = readerId !== undefined && readerId !== challenger.id;
  const own = isAsked ? answers.find(({ player }) => player?.id === readerId) : undefined;
  return own ?? answers[0];
}

interface BothResultsProps {
  challenge: Pick<Challenge, 'challenger' | 'opponent' | 'run' | 'over'>;
  answer: ChallengeAnswer | undefined;
}

/** The challenger's result beside an answer, and which of them is better. */
export function BothResults({ challenge, answer }: BothResultsProps): ReactNode {
  const { t } = useTranslation('runs');
  const { challenger, opponent, over, run } = challenge;
  const lead = leadOf(challenger.score, answer?.score, run.format?.direction === 'asc');
  const better = over ? t('challenge.won') : t('challenge.leads');
  const mark = lead === 0 ? t('challenge.draw') : better;
  return (
    <Sides>
      <SideResult
        player={challenger}
        score={challenger.score}
        mark={lead !== undefined && lead >= 0 ? mark : undefined}
        run={run}
      />
      <SideResult
        player={answer ? answer.player : opponent}
        isGuest={answer?.player === null}
        score={answer?.score ?? null}
        mark={lead !== undefined && lead <= 0 ? mark : undefined}
        run={run}
      />
    </Sides>
  );
}

/** Above 0 if the first leads; undefined as long as one of them has no result. */
function leadOf(one: number | null, other: number | undefined, isLowerBetter: boolean): number | undefined {
  if (one === null || other === undefined) return undefined;
  return isLowerBetter ? other - one : one - other;
}

interface SideResultProps {
  /** Null for a guest, or before the first answer. */
  player: Person | null;
  isGuest?: boolean;
  score: number | null;
  /** What a better or equal result means. */
  mark: string | undefined;
  run: Challenge['run'];
}

function SideResult({ player, isGuest = false, score, mark, run }: SideResultProps): ReactNode {
  const { t } = useTranslation('runs');
  const show = useValueFormat();
  const nobody = t(isGuest ? 'tv.guest' : 'challenge.nobody');
  return (
    <Result>
      <Name>
        {player && <Avatar username={player.username} size={AVATAR} />}
        <span>{player ? <PlayerLink username={player.username} /> : nobody}</span>
      </Name>
      {score === null ? <Text $muted>{t('challenge.noResult')}</Text> : <Score>{show(score, run.format)}</Score>}
      {mark && <Text $strong>{mark}</Text>}
    </Result>
  );
}
