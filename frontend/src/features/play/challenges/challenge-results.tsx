import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { Stack } from '#ui/layout.js';
import { Avatar } from '#ui/players/avatar.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { Heading, Text } from '#ui/text.js';
import { Answer, Answers, Name, Result, Score, Sides } from './challenge-page.styles.js';

const AVATAR = 40;

interface Side {
  /** Null for a guest, or while nobody has answered. */
  player: { id: string; username: string } | null;
  isGuest: boolean;
  score: number | null;
}

interface ChallengeResultsProps {
  challenge: Challenge;
  readerId: string | undefined;
}

/** The challenger's result beside that of the reader or the opponent, otherwise the best one; and all results. */
export function ChallengeResults({ challenge, readerId }: ChallengeResultsProps): ReactNode {
  const { t } = useTranslation('runs');
  const show = useValueFormat();
  const { challenger, answers, over, run } = challenge;
  const other = otherSideOf(challenge, readerId);
  const lead = leadOf(challenger.score, other.score, run.format?.direction === 'asc');
  const leads = over ? t('challenge.won') : t('challenge.leads');
  return (
    <Stack $gap={16}>
      <Sides>
        <SideResult
          side={{ player: challenger, isGuest: false, score: challenger.score }}
          mark={lead > 0 ? leads : undefined}
          run={run}
        />
        <SideResult side={other} mark={lead < 0 ? leads : undefined} run={run} />
      </Sides>
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

/** Whose result is beside the challenger's. */
function otherSideOf({ challenger, opponent, answers }: Challenge, readerId: string | undefined): Side {
  const isAsked = readerId !== undefined && readerId !== challenger.id;
  const own = isAsked ? answers.find(({ player }) => player?.id === readerId) : undefined;
  const answer = own ?? answers[0];
  if (!answer) return { player: opponent, isGuest: false, score: null };
  return { player: answer.player, isGuest: answer.player === null, score: answer.score };
}

/** Above 0 if the first leads. */
function leadOf(one: number | null, other: number | null, isLowerBetter: boolean): number {
  if (one === null || other === null) return 0;
  return isLowerBetter ? other - one : one - other;
}

interface SideResultProps {
  side: Side;
  /** What a better result means. */
  mark: string | undefined;
  run: Challenge['run'];
}

function SideResult({ side: { player, isGuest, score }, mark, run }: SideResultProps): ReactNode {
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
