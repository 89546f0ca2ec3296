import { DELETED_PLAYER } from '@gamegeek/contracts/auth/username.js';
import { Rocket, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.js';
import { Button, ButtonLink, type ButtonTone } from '#ui/buttons/button.js';
import { CopyButton } from '#ui/buttons/copy-button.js';
import { ExternalButton } from '#ui/buttons/external-button.js';
import { Row } from '#ui/layout.js';
import { TimeAgo } from '#ui/live/time-ago.js';
import { Breadcrumb } from '#ui/page/breadcrumb.js';
import { Pager } from '#ui/pager.js';
import { PlayerLink } from '#ui/players/player-link.js';
import { ProgressBar } from '#ui/progress-bar.js';
import { Tabs } from '#ui/tabs.js';
import { VisuallyHidden } from '#ui/visually-hidden.js';
import { Example, Part } from '../part.js';

const TONES: ButtonTone[] = ['accent', 'quiet', 'plain', 'danger'];
const BADGES: BadgeTone[] = ['plain', 'second', 'accent', 'danger'];
const TABS = [
  { value: 'first', text: 'Chosen' },
  { value: 'second', text: 'Another' },
] as const;

const OPENED = Date.now();
const AGO = [90, 7_200, 2_000_000].map((seconds) => new Date(OPENED - seconds * 1_000).toISOString());

export function Actions(): ReactNode {
  return (
    <Part name="Actions">
      <Example of="Buttons">
        {TONES.map((tone) => (
          <Button key={tone} $tone={tone}>
            {tone}
          </Button>
        ))}
        <ButtonLink to="/" $tone="accent">
          <Rocket size={17} aria-hidden="true" />A link
        </ButtonLink>
        <ExternalButton href="https://example.org">To another site</ExternalButton>
        <CopyButton text="copied" label="Copy" />
      </Example>
      <Example of="Disabled">
        {TONES.map((tone) => (
          <Button key={tone} $tone={tone} disabled>
            {tone}
          </Button>
        ))}
      </Example>
      <Example of="Busy">
        {TONES.map((tone) => (
          <Button key={tone} $tone={tone} aria-disabled="true">
            {tone}
          </Button>
        ))}
      </Example>
      <Example of="Badges">
        <Row $gap={8}>
          {BADGES.map((tone) => (
            <Badge key={tone} $tone={tone}>
              <Users size={14} aria-hidden="true" />
              {tone}
            </Badge>
          ))}
        </Row>
      </Example>
      <Example of="Names of players: with a page, and deleted">
        <PlayerLink username="ada" />
        <PlayerLink username={DELETED_PLAYER} />
        <VisuallyHidden>(for screen readers only)</VisuallyHidden>
      </Example>
      <Example of="Times: a minute, hours and weeks ago">
        {AGO.map((at) => (
          <TimeAgo key={at} at={at} />
        ))}
      </Example>
      <Example of="Breadcrumb">
        <Breadcrumb above={[{ to: '/games', text: 'Games' }]} here="Hexfall" />
      </Example>
      <Example of="Tabs of a page, and tabs inside a tab" isWide>
        <ExampleTabs look="line" />
        <ExampleTabs look="pills" />
      </Example>
      <Example of="Pages: the first, one between, the last that can be reached" isWide>
        <Pager label="First" page={1} pages={3} onPage={() => undefined} />
        <Pager label="Between" page={2} pages={3} onPage={() => undefined} />
        <Pager label="Last" page={3} pages={3} onPage={() => undefined} />
      </Example>
      <Example of="Progress: none, some, all" isWide>
        {[0, 40, 100].map((value) => (
          <ProgressBar key={value} label={`Progress of ${value}`} value={value} />
        ))}
      </Example>
    </Part>
  );
}

function ExampleTabs({ look }: { look: 'line' | 'pills' }): ReactNode {
  const [value, setValue] = useState<(typeof TABS)[number]['value']>('first');
  return (
    <div>
      <Tabs label={look} tabs={TABS} value={value} onChange={setValue} look={look} id={`styleguide-${look}`}>
        <p>What the chosen tab shows.</p>
      </Tabs>
    </div>
  );
}
