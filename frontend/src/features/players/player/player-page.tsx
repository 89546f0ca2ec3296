import type { ProfileBest } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/use-format.js';
import { paths } from '#shared/routing/paths.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { Row } from '#ui/layout.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { Avatar } from '#ui/players/avatar.js';
import { hasLongWord } from '#ui/players/has-long-word.js';
import { PlayerName } from '#ui/players/player-name.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { usePlayer } from './get-player.js';
import type { Player } from '../players.schemas.js';
import { useShownLevel } from '../use-shown-level.js';
import { AchievementCard } from '../achievements/achievement-card.js';
import { List } from '../achievements/achievement-list.styles.js';
import { Championships } from '../overview/championships.js';
import { PlayerGameAchievements } from '../achievements/completed-game-achievements.js';
import { GameGrid } from '../played-games/game-grid.js';
import { BlockButton } from '../follows/block-button.js';
import { FollowButton } from '../follows/follow-button.js';
import { StatsSummary } from '../overview/stats-summary.js';
import { BestScores } from './best-scores.js';
import { Head, HeadTexts, LevelTag, Name, OwnHint, Page, Since, SincePlace } from './player-page.styles.js';

interface PlayerPageProps {
  /** The name in the address; the page shows the owner's spelling. */
  username: string;
  ownId: string | undefined;
  /** What opens the history of the rank of a best. */
  history: (player: Player, best: ProfileBest) => ReactNode;
}

/** A player's public profile. */
export function PlayerPage({ username, ownId, history }: PlayerPageProps): ReactNode {
  const { t } = useTranslation('players');
  const { query, isUnknown } = usePlayer(username);
  const player = query.data;

  if (isUnknown) return <PlayerNotFound />;
  return (
    <>
      <PageTitle>{t('player.title', { name: player?.username ?? username })}</PageTitle>
      <Page aria-busy={query.isPending}>
        <PlayerHead username={username} player={player} isOwn={player !== undefined && player.id === ownId} />
        <QueryView query={query} failed={t('player.failed')} pending={<PlayerBody player={undefined} />}>
          {(shown) => <PlayerBody player={shown} history={(best) => history(shown, best)} />}
        </QueryView>
      </Page>
    </>
  );
}

function PlayerNotFound(): ReactNode {
  const { t } = useTranslation('players');
  return (
    <PageMessage
      title={t('player.notFound')}
      text={t('player.notFoundText')}
      action={
        <ButtonLink to={paths.leaderboard()} $tone="accent">
          {t('player.leaderboard')}
        </ButtonLink>
      }
    />
  );
}

interface PlayerHeadProps {
  username: string;
  player: Player | undefined;
  isOwn: boolean;
}

function PlayerHead({ username, player, isOwn }: PlayerHeadProps): ReactNode {
  const name = player?.username ?? username;
  const { t } = useTranslation('players');
  const format = useFormat();
  return (
    <Panel as="div">
      <Head>
        <Avatar username={username} size={96} />
        <HeadTexts>
          <Eyebrow>{t('board.player')}</Eyebrow>
          <Name $isLong={hasLongWord(name)}>
            <PlayerName username={name} />
          </Name>
          {player ? (
            <Since>
              {t('memberSince', { date: format.date(player.created_at) ?? t('ui.notAvailable') })}
              <span>{t('follow.followers', { count: player.followers })}</span>
              {player.dailyStreak !== undefined && <span>{t('dailyStreak', { days: player.dailyStreak })}</span>}
              <LevelTag>
                <LevelTitle stats={player.stats} />
              </LevelTag>
            </Since>
          ) : (
            <SincePlace>
              <Skeleton $width="14em" $height="26px" />
            </SincePlace>
          )}
        </HeadTexts>
      </Head>
      {player && !isOwn && (
        <Row $above={16} $gap={8}>
          <FollowButton username={player.username} />
          <BlockButton username={player.username} />
        </Row>
      )}
      {isOwn && (
        <OwnHint>
          {t('player.own')}
          <ButtonLink to={paths.profile()}>{t('player.ownLink')}</ButtonLink>
        </OwnHint>
      )}
    </Panel>
  );
}

function LevelTitle({ stats }: Pick<Player, 'stats'>): ReactNode {
  const { t } = useTranslation('players');
  const { level, name } = useShownLevel(stats);
  return `${t('stats.levelOf', { level })} · ${name}`;
}

interface PlayerBodyProps {
  player: Player | undefined;
  history?: (best: ProfileBest) => ReactNode;
}

function PlayerBody({ player, history }: PlayerBodyProps): ReactNode {
  const { t } = useTranslation('players');
  return (
    <>
      <Panel aria-labelledby="stats">
        <PanelHead>
          <PanelTitle id="stats">{t('stats.title')}</PanelTitle>
        </PanelHead>
        <StatsSummary stats={player?.stats} rating={player?.playerRating} isPending={!player} />
      </Panel>
      <Panel aria-labelledby="bests">
        <PanelHead>
          <PanelTitle id="bests">{t('player.bests')}</PanelTitle>
        </PanelHead>
        <BestScores bests={player?.bests} history={history} />
      </Panel>
      {player && player.championships.length > 0 && (
        <Championships won={{ totals: player.championshipTotals, championships: player.championships }} />
      )}
      {player && (
        <Panel aria-labelledby="achievements">
          <PanelHead>
            <PanelTitle id="achievements">{t('achievements.title')}</PanelTitle>
          </PanelHead>
          {player.achievements.length === 0 && <PanelText>{t('player.noAchievements')}</PanelText>}
          <List>
            {player.achievements.map((achievement) => (
              <AchievementCard key={achievement.id} achievement={achievement} />
            ))}
          </List>
        </Panel>
      )}
      {player && <PlayerGameAchievements username={player.username} />}
      {player && player.games.length > 0 && (
        <Panel aria-labelledby="made">
          <PanelHead>
            <PanelTitle id="made">{t('player.made')}</PanelTitle>
          </PanelHead>
          <GameGrid games={player.games} />
        </Panel>
      )}
    </>
  );
}
