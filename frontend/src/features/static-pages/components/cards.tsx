import { FileJson, Gamepad2, Headset, PencilRuler, Radio, Server, Trophy, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Part } from '#shared/prose/prose-content.js';
import { Prose } from '#shared/prose/prose.js';
import { color, from, measure, radius, space } from '#shared/theme/theme.js';
import { Heading } from '#ui/text.js';
import { IconTile } from './icon-tile.js';

/** By the ids of the cards. */
const ICONS: Record<string, LucideIcon> = {
  engine: Server,
  arcade: Gamepad2,
  pixels: PencilRuler,
  desk: Headset,
  'score-api': Trophy,
  'open-description': FileJson,
  'live-boards': Radio,
};

/** Cards with an icon, a heading, a text and an optional link. */
export function Cards({ cards, columns }: { cards: readonly Part[]; columns: 3 | 4 }): ReactNode {
  return (
    <Grid $columns={columns}>
      {cards.map(({ id, title, body }) => (
        <Card key={id}>
          <IconTile icon={ICONS[id]} />
          <Heading as="h3" $above={16} $size="base">
            {title}
          </Heading>
          <Prose body={body} />
        </Card>
      ))}
    </Grid>
  );
}

const Grid = styled.ul<{ $columns: 3 | 4 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  margin: ${space[24]} 0 0;
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space[16]};
  }
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${space[24]};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  > div {
    display: flex;
    flex: auto;
    flex-direction: column;
    align-items: flex-start;
  }
  p {
    margin: ${space[8]} 0 ${space[8]};
  }
  p + p {
    margin: auto 0 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${measure.target};
    font-weight: 600;
  }
`;
