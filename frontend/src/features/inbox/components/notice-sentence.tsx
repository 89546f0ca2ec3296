import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#shared/i18n/use-format.js';
import { useTranslated } from '#shared/i18n/use-translated.js';
import { useValueFormat } from '#shared/i18n/use-value-format.js';
import { paths } from '#shared/routing/paths.js';
import { PlayerLink } from '#ui/players/player-link.js';

type NoticeOf<K extends Notice['kind']> = Extract<Notice, { kind: K }>;

/**
 * The sentence of a notice with its links. Names are inserted as elements, not interpolated, so that markup in a game's
 * name is shown as text.
 */
export function NoticeSentence({ notice }: { notice: Notice }): ReactNode {
  const { t } = useTranslation(['inbox', 'players']);
  const show = useValueFormat();
  const who = notice.actor ? <PlayerLink username={notice.actor.username} /> : <>{t('somebody')}</>;
  const actor = <b>{who}</b>;
  switch (notice.kind) {
    case 'overtaken': {
      const { score, format, rank } = notice.details;
      const game = gameLink(notice, paths.board);
      const value = <span>{show(score, format)}</span>;
      const i18nKey = format ? 'kinds.overtakenValue' : 'kinds.overtaken';
      return (
        <>
          <Trans t={t} i18nKey={i18nKey} values={{ rank }} components={{ actor, game, value }} />
          <WatchRun scoreId={notice.details.score_id} />
        </>
      );
    }
    case 'followed_record': {
      const { games, score_id: scoreId } = notice.details;
      const game = gameLink(notice, paths.board);
      return (
        <>
          {games === 1 ? (
            <Trans t={t} i18nKey="kinds.followedRecord" components={{ actor, game }} />
          ) : (
            <Trans t={t} i18nKey="kinds.followedRecords" count={games - 1} components={{ actor, game }} />
          )}
          <WatchRun scoreId={scoreId} />
        </>
      );
    }
    case 'comment':
    case 'mention': {
      const { comment_id: id } = notice.details;
      const game = gameLink(notice, (gameId) => paths.comment(gameId, id));
      return <Trans t={t} i18nKey={`kinds.${notice.kind}`} components={{ actor, game }} />;
    }
    case 'achievement': {
      const achievement = <Link to={paths.profile()}>{t(`players:achievements.names.${notice.details.key}`)}</Link>;
      return <Trans t={t} i18nKey="kinds.achievement" components={{ achievement }} />;
    }
    case 'game_achievement':
      return <GameAchievementSentence notice={notice} />;
    case 'weekly_result':
      return <WeeklyResult notice={notice} />;
    case 'moderation':
      return <ModerationSentence notice={notice} />;
    case 'daily_streak': {
      const { days } = notice.details;
      return (
        <Trans
          t={t}
          i18nKey="kinds.dailyStreak"
          values={{ days }}
          components={{ daily: <Link to={paths.daily()} /> }}
        />
      );
    }
    case 'key_score': {
      const { players, score, format } = notice.details;
      const value = <span>{show(score, format)}</span>;
      const game = gameLink(notice, paths.game);
      const scores = notice.game?.visible ? <Link to={paths.studioPart(notice.game.id, 'scores')} /> : <span />;
      const i18nKey = players === 1 ? 'kinds.keyScore' : 'kinds.keyScores';
      return (
        <Trans t={t} i18nKey={i18nKey} values={{ others: players - 1 }} components={{ actor, game, scores, value }} />
      );
    }
    case 'challenge': {
      const challenge = <Link to={paths.challenge(notice.details.challenge_id)} />;
      const game = gameLink(notice, paths.game);
      return <Trans t={t} i18nKey="kinds.challenge" components={{ actor, game, challenge }} />;
    }
    case 'challenge_answered': {
      const { challenge_id: id, score, own_score: ownScore, format, reader } = notice.details;
      const challenge = <Link to={paths.challenge(id)} />;
      const value = <span>{show(score, format)}</span>;
      const game = gameLink(notice, paths.game);
      if (ownScore === null)
        return <Trans t={t} i18nKey="kinds.challengeFirstResult" components={{ actor, challenge, game, value }} />;
      const own = <span>{show(ownScore, format)}</span>;
      const i18nKey = reader === 'challenger' ? 'kinds.challengeAnswered' : 'kinds.challengePlayed';
      return <Trans t={t} i18nKey={i18nKey} components={{ actor, challenge, game, value, own }} />;
    }
    case 'invite':
    case 'maker_invite':
    case 'transfer':
      return (
        <Trans t={t} i18nKey={`kinds.${notice.kind}`} components={{ actor, game: gameLink(notice, paths.game) }} />
      );
  }
}

/** Leads to the run of a score that can be watched. */
function WatchRun({ scoreId }: { scoreId: number | undefined }): ReactNode {
  const { t } = useTranslation('inbox');
  if (scoreId === undefined) return null;
  return (
    <>
      {' '}
      <Link to={paths.run(String(scoreId))}>{t('watchRun')}</Link>
    </>
  );
}

/** Games that the user cannot open are not linked. */
function gameLink({ game }: Notice, address: (id: number) => string): ReactElement {
  if (!game?.visible) return <b>{game?.name}</b>;
  return <Link to={address(game.id)}>{game.name}</Link>;
}

function GameAchievementSentence({ notice }: { notice: NoticeOf<'game_achievement'> }): ReactNode {
  const { t } = useTranslation(['inbox', 'players']);
  const translated = useTranslated();
  const achievement = <b>{translated(notice.details.title)}</b>;
  const game = gameLink(notice, paths.game);
  return <Trans t={t} i18nKey="kinds.gameAchievement" components={{ achievement, game }} />;
}

function WeeklyResult({ notice }: { notice: NoticeOf<'weekly_result'> }): ReactNode {
  const { t } = useTranslation(['inbox', 'players']);
  const { week: name, place: rank } = notice.details;
  const place = t(`kinds.places.${rank === 1 ? 'first' : rank === 2 ? 'second' : 'third'}`);
  const [year = '', week = ''] = name.split('-W').map((part) => String(Number(part)));
  return (
    <Trans
      t={t}
      i18nKey={notice.game ? 'kinds.weeklyGame' : 'kinds.weeklyGlobal'}
      values={{ place, week, year }}
      components={{ game: gameLink(notice, paths.board), champions: <Link to={paths.week(name)} /> }}
    />
  );
}

function ModerationSentence({ notice }: { notice: NoticeOf<'moderation'> }): ReactNode {
  const { t } = useTranslation(['inbox', 'players']);
  const format = useFormat();
  const { details } = notice;
  const name = notice.game ? gameLink(notice, paths.game) : <b>{details.name}</b>;
  const until = format.dateTime(details.until) ?? '';
  return (
    <>
      <Trans t={t} i18nKey={`moderation.${textOf(details)}`} values={{ until }} components={{ name }} />
      {details.doubt && ` ${t(`doubts.${details.doubt}`)}`}
      {details.reason && (
        <>
          {' '}
          <Trans t={t} i18nKey="moderation.reason" components={{ reason: <q>{details.reason}</q> }} />
        </>
      )}
    </>
  );
}

function textOf({ reader, act, subject, by, outside }: NoticeOf<'moderation'>['details']) {
  if (reader === 'reporter') return act === 'dismiss' ? 'dismissed' : 'acted';
  switch (act) {
    case 'hide':
      return subject === 'game' ? 'hideGame' : 'hideComment';
    case 'restore':
      return subject === 'game' ? 'restoreGame' : 'restoreComment';
    case 'remove_score':
      if (outside) return 'outsideRemoved';
      return by === 'creator' ? 'creatorRemoved' : 'removeScore';
    case 'restore_score':
      return by === 'creator' ? 'creatorRestored' : 'restoreScore';
    case 'hold_score':
      return 'heldScore';
    case 'accept_score':
      return 'acceptedScore';
    case 'refuse_score':
      return 'refusedScore';
    case 'unrank':
      return 'unranked';
    case 'rank':
      return 'ranked';
    case 'mute':
      return 'mute';
    case 'unmute':
      return 'unmute';
    case 'dismiss':
      return 'dismissed';
  }
}
