import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { paths } from '#shared/routing/paths.js';
import { from, space } from '#shared/theme/theme.js';
import { SectionHead } from '#ui/page/section-head.js';

/** Global leaderboards: panels side by side, and the link to the full board. */
export function BoardsSection({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="global-leaderboards">
      <SectionHead
        id="global-leaderboards"
        title={t('boards.title')}
        intro={t('boards.intro')}
        all={{ to: paths.leaderboard(), text: t('board.full') }}
      />
      <Panels>{children}</Panels>
    </section>
  );
}

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[16]};
    /* A panel alone in its row fills it. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
