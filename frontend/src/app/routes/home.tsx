import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/auth/stores/session-store.js';
import { ClosingCall } from '../../features/home/components/closing-call/closing-call.js';
import { Hero } from '../../features/home/components/hero/hero.js';
import { TopPlayers } from '../../features/scores/components/top-players/top-players.js';
import { PageTitle } from '../../shared/ui/page-title/page-title.js';

export function HomePage(): ReactNode {
  const { t } = useTranslation();
  const user = useSession((state) => state.user);
  return (
    <>
      <PageTitle>{t('home.title')}</PageTitle>
      <Hero>
        <TopPlayers ownId={user?.id} />
      </Hero>
      <ClosingCall username={user?.username} />
    </>
  );
}
