import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Part } from '#shared/prose/prose-content.js';
import { Prose } from '#shared/prose/prose.js';
import { color, fontSize, from, space } from '#shared/theme/theme.js';
import { Heading } from '#ui/text.js';

/** Chronological; the first word of each title is the year. */
export function Timeline({ entries }: { entries: readonly Part[] }): ReactNode {
  return (
    <Entries>
      {entries.map(({ id, title, body }) => {
        const [year, ...words] = title.split(' ');
        return (
          <Entry key={id}>
            <Year>{year}</Year>
            <div>
              <Heading as="h3" $size="base">
                {words.join(' ')}
              </Heading>
              <Prose body={body} />
            </div>
          </Entry>
        );
      })}
    </Entries>
  );
}

const Entries = styled.ol`
  margin: ${space[24]} 0 0;
  padding: 0;
  list-style: none;
  ${from.desktop} {
    columns: 2;
    column-gap: ${space[48]};
  }
`;

/** A vertical line with a pixel at each year. */
const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${space[4]};
  margin-left: ${space[4]};
  padding: 0 0 ${space[24]} ${space[24]};
  break-inside: avoid;
  border-left: 2px solid ${color.line};
  &::before {
    content: '';
    position: absolute;
    top: 6px;
    left: -6px;
    width: 10px;
    height: 10px;
    background: ${color.accent};
  }
  &:last-child {
    padding-bottom: 0;
    border-left-color: transparent;
  }
  ${from.tablet} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space[16]};
  }
  p {
    margin: ${space[4]} 0 0;
  }
`;

/** In the text face: in the retro face 5 looks like 8. */
const Year = styled.strong`
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  color: ${color.second};
`;
