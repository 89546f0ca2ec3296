import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.js';
import { Skeleton } from '#ui/skeleton.js';
import { Tabs } from '#ui/tabs.js';
import { GAME_TABS, useGameTab } from '../game-address.js';
import { Screenshots } from './screenshots.js';
import { MadeWith, Parts, TabsPlace, Words } from './game-tabs.styles.js';

interface GameTabsProps {
  game: Game;
  /** The content of the community tab. */
  community: ReactNode;
}

/** Details of a game in tabs. */
export function GameTabs({ game, community }: GameTabsProps): ReactNode {
  const { t } = useTranslation('games');
  const [chosen, showTab] = useGameTab();
  // There is no community before the game was listed.
  const tabs = game.status === 'draft' ? GAME_TABS.filter((value) => value !== 'community') : GAME_TABS;
  const tab = tabs.some((shown) => shown === chosen) ? chosen : 'details';
  const { name, categories } = game;
  const contents = {
    details: () => <Words>{game.description}</Words>,
    ai: () => <AiIntegration game={game} />,
    screenshots: () => <Screenshots name={name} category={categories[0]} urls={game.preview_images} />,
    community: () => community,
  };
  return (
    <Parts>
      <Tabs
        id="game"
        label={t('detail.tabsLabel')}
        tabs={tabs.map((value) => ({ value, text: t(`detail.tabs.${value}`) }))}
        value={tab}
        onChange={showTab}
      >
        {contents[tab]()}
      </Tabs>
    </Parts>
  );
}

/** The placeholder of the tabs, with the description if the server has provided it. */
export function GameTabsSkeleton({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return <Skeleton $width="100%" $height="420px" />;
  return (
    <Parts>
      <TabsPlace />
      <Words data-served-text>{text}</Words>
    </Parts>
  );
}

function AiIntegration({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('games');
  return (
    <>
      <MadeWith>
        {t('detail.madeWith')}
        <Link to={paths.modelVersion(game.ai_model_id, game.model_version_id)}>
          {game.ai_model_name} {game.model_version}
        </Link>
      </MadeWith>
      <Words>{game.ai_integration_details}</Words>
    </>
  );
}
