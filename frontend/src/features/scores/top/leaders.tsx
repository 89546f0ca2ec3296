import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { Watching } from '#ui/live/watching.js';
import { LiveState } from '#ui/live/watching.styles.js';
import { Heading } from '#ui/text.js';
import { useTopPlayers } from '../live/use-top-players.js';
import { TopRows } from './top-rows.js';
import { FullLink, Hint, Panel, Top } from './leaders.styles.js';

/** The live panel in the hero: the top four over all games. */
export function Leaders({ ownId }: { ownId: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const shown = useTopPlayers(1);
  return (
    <Panel aria-labelledby="leaders">
      <Top>
        <Heading id="leaders">{t('home.leading')}</Heading>
        <LiveState>
          <Watching count={shown.watchers} />
          <LiveMark status={shown.status} />
        </LiveState>
        <Hint>{t('home.topPlayersHint')}</Hint>
      </Top>
      <TopRows shown={shown} list="leaders" caption={t('home.leading')} ownId={ownId} />
      <FullLink to={paths.leaderboard()}>{t('board.full')}</FullLink>
    </Panel>
  );
}
