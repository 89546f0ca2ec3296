import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/routing/paths.js';
import { SectionHead } from '#ui/section-head/section-head.js';
import { Panels } from './boards-section.styles.js';

/** Global leaderboards: panels side by side, and the link to the full board. */
export function BoardsSection({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section aria-labelledby="global-leaderboards">
      <SectionHead
        id="global-leaderboards"
        title={t('boards.title')}
        intro={t('boards.intro')}
        all={{ to: paths.leaderboard(), text: t('common:home.fullLeaderboard') }}
      />
      <Panels>{children}</Panels>
    </section>
  );
}
