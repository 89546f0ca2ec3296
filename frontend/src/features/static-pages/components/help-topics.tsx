import {
  Bot,
  Database,
  KeyRound,
  MessagesSquare,
  Rocket,
  ShieldCheck,
  SlidersHorizontal,
  Trophy,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Section } from '#shared/prose/prose-content.js';
import { Prose } from '#shared/prose/prose.js';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';
import { Heading } from '#ui/text.js';
import { IconTile } from './icon-tile.js';

/** By the ids of the topics. */
const ICONS: Record<string, LucideIcon> = {
  start: Rocket,
  'sign-in': KeyRound,
  boards: Trophy,
  community: MessagesSquare,
  developers: Bot,
  security: ShieldCheck,
  data: Database,
  settings: SlidersHorizontal,
};

/** Common tasks: a line that describes each, and its steps with links. */
export function HelpTopics({ topics }: { topics: readonly Section[] }): ReactNode {
  return (
    <Topics>
      {topics.map(({ id, title, body }) => (
        <Topic key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
          <IconTile icon={ICONS[id]} />
          <Heading id={`${id}-title`}>{title}</Heading>
          <Prose body={body} />
        </Topic>
      ))}
    </Topics>
  );
}

const Topics = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]};
  }
`;

/** The icon is beside the heading and the first line. */
const Topic = styled.section`
  display: grid;
  grid-template-columns: ${measure.target} minmax(0, 1fr);
  align-content: start;
  column-gap: ${space[16]};
  padding: ${space[16]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  ${from.tablet} {
    padding: ${space[24]};
  }
  > span {
    grid-row: span 2;
    align-self: center;
  }
  > div {
    display: contents;
  }
  p {
    margin: ${space[4]} 0 0;
  }
  ul {
    grid-column: 1 / -1;
  }
`;
