import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NoticeRow } from '#features/inbox/components/notice-row.js';
import { useMarkRead } from '#features/inbox/queries.js';
import { OwnWeek } from '#features/players/own-home/own-week.js';
import { PlayingNow } from '#features/players/own-home/playing-now.js';
import { ownHomeQuery } from '#features/players/own-home/queries.js';
import { paths } from '#shared/routing/paths.js';
import { from, space } from '#shared/theme/theme.js';
import { List, Stack } from '#ui/layout.js';
import { Panel } from '#ui/page/panel.js';
import { SectionHead } from '#ui/page/section-head.js';
import { QueryView } from '#ui/query-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';

/** What happened to the user: the newest notices, the week, and who of those they follow plays now. */
export function OwnHome({ userId }: { userId: string }): ReactNode {
  const { t } = useTranslation(['players', 'inbox']);
  const query = useQuery(ownHomeQuery(userId));
  const { mutate: markRead } = useMarkRead();
  return (
    <Section aria-labelledby="own-home">
      <SectionHead
        id="own-home"
        title={t('home.title')}
        intro={t('home.intro')}
        all={{ to: paths.inbox(), text: t('inbox:seeAll') }}
      />
      <QueryView query={query} failed={t('home.failed')} pending={<Skeleton $width="100%" $height="240px" />}>
        {({ news, week, playing }) => (
          <Columns>
            <Panel as="div">
              {news.length === 0 ? (
                <StateMessage title={t('home.noNews')} text={t('home.noNewsHint')} />
              ) : (
                <List $gap={4}>
                  {news.map((notice) => (
                    <NoticeRow
                      key={notice.id}
                      notice={notice}
                      isNew={!notice.read}
                      onFollow={() => markRead({ ids: [notice.id] })}
                    />
                  ))}
                </List>
              )}
            </Panel>
            <Panel as="div">
              <Stack $gap={24}>
                <OwnWeek week={week} />
                <PlayingNow playing={playing} />
              </Stack>
            </Panel>
          </Columns>
        )}
      </QueryView>
    </Section>
  );
}

/** Fills the place that the page has for it. */
const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;
