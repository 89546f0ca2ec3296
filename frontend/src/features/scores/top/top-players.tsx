import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveMark } from '#ui/live/live-mark.js';
import { Watching } from '#ui/live/watching.js';
import { LiveState } from '#ui/live/watching.styles.js';
import { Panel, PanelHead, PanelTitle } from '#ui/page/panel.js';
import { Pager } from '#ui/pager.js';
import { useTopPlayers } from '../live/use-top-players.js';
import { TopRows } from './top-rows.js';

/** The best players over all games, live, four per page. */
export function TopPlayers({ ownId }: { ownId: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState(1);
  const shown = useTopPlayers(wanted);
  const { page, pages, status } = shown;
  return (
    <Panel aria-labelledby="top-players">
      <PanelHead>
        <PanelTitle as="h3" id="top-players">
          {t('home.topPlayers')}
        </PanelTitle>
        <LiveState>
          <Watching count={shown.watchers} />
          <LiveMark status={status} />
        </LiveState>
      </PanelHead>
      <TopRows shown={shown} list={`top-players:${page}`} caption={t('home.topPlayers')} ownId={ownId} />
      <Pager label={t('home.topPlayers')} page={page} pages={pages} onPage={setWanted} />
    </Panel>
  );
}
