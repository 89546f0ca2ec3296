import { FileJson, Gamepad2, Headset, PencilRuler, Radio, Server, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryProvider } from '#shared/api/query-provider.js';
import { communityLinks } from '#shared/routing/community-links.js';
import { paths, type AuthLinkState } from '#shared/routing/paths.js';
import { ButtonAnchor, ButtonLink } from '#ui/buttons/button.js';
import { CallBlock } from '../components/call-block/call-block.js';
import { InfoCard } from '../components/card-grid/card-grid.js';
import { CardGrid } from '../components/card-grid/card-grid.styles.js';
import { PageHead } from '../components/page-head/page-head.js';
import { PageSection } from '../components/page-section/page-section.js';
import { Line } from '../components/page-section/page-section.styles.js';
import { SiteFigures } from '../components/site-figures/site-figures.js';
import { TargetLink } from '../components/target-link.js';
import { Timeline } from '../components/timeline/timeline.js';
import { LINK_TARGETS } from '../link-targets.js';
import { usePageTexts } from '#shared/i18n/use-page-texts.js';
import { Contact } from './about.styles.js';
import type { PageTexts } from '#shared/i18n/use-page-texts.js';

const signUpTab: AuthLinkState = { tab: 'signUp' };

const TEAM = [
  { id: 'engine', sign: Server },
  { id: 'arcade', sign: Gamepad2 },
  { id: 'pixels', sign: PencilRuler },
  { id: 'desk', sign: Headset },
] as const;

const PROJECTS = [
  { id: 'scoreApi', sign: Trophy, to: LINK_TARGETS.apiDocumentation },
  { id: 'openDescription', sign: FileJson, to: LINK_TARGETS.openApi },
  { id: 'liveBoards', sign: Radio, to: LINK_TARGETS.leaderboard },
] as const;

export function AboutPage(): ReactNode {
  return (
    <QueryProvider>
      <About texts={usePageTexts('about')} />
    </QueryProvider>
  );
}

function About({ texts }: { texts: PageTexts<'about'> }): ReactNode {
  const { mission, stats, timeline, team, contact, projects, call } = texts;
  return (
    <>
      <PageHead title={texts.title} eyebrow={texts.eyebrow} intro={texts.intro} />
      <PageSection title={mission.title}>
        {mission.body.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </PageSection>
      <PageSection title={stats.title} intro={stats.intro}>
        <SiteFigures texts={stats} />
      </PageSection>
      <PageSection title={timeline.title} intro={timeline.intro}>
        <Timeline entries={Object.values(timeline.entries)} />
      </PageSection>
      <PageSection title={team.title} intro={team.intro}>
        <CardGrid $columns={4}>
          {TEAM.map(({ id, sign }) => (
            <InfoCard key={id} sign={sign} {...team.members[id]} />
          ))}
        </CardGrid>
      </PageSection>
      <PageSection title={contact.title} intro={contact.text}>
        <Contact>
          <ButtonAnchor href={communityLinks.chat.address} target="_blank" rel="noopener noreferrer">
            {contact.button}
          </ButtonAnchor>
        </Contact>
      </PageSection>
      <PageSection title={projects.title} intro={projects.intro}>
        <CardGrid $columns={3}>
          {PROJECTS.map(({ id, sign, to }) => (
            <InfoCard key={id} sign={sign} title={projects[id].title} text={projects[id].text}>
              <TargetLink to={to}>{projects[id].link}</TargetLink>
            </InfoCard>
          ))}
        </CardGrid>
      </PageSection>
      <CallBlock title={call.title} text={call.text}>
        <ButtonLink to={paths.auth()} state={signUpTab} $tone="accent">
          {call.signUp}
        </ButtonLink>
        <ButtonLink to={paths.games()}>{call.browse}</ButtonLink>
      </CallBlock>
    </>
  );
}
