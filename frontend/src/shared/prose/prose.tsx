import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSite } from '../first-paint/use-site.js';
import { color, measure, radius, space } from '../theme/theme.js';
import type { Block, SampleBlock } from './prose-content.js';

interface ProseProps {
  body: readonly Block[];
  renderSample?: (sample: SampleBlock) => ReactNode;
}

/** Compiled Markdown. `{site}` in it is the URL of this site. */
export function Prose({ body, renderSample }: ProseProps): ReactNode {
  const navigate = useNavigate();
  const site = useSite();

  /** Links to pages of the site open without loading it again. */
  function handleClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a:not([target])') : null;
    const address = link?.getAttribute('href');
    if (!address || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(address);
  }

  return body.map((block, index) =>
    typeof block === 'string' ? (
      <Text key={index} onClick={handleClick} dangerouslySetInnerHTML={{ __html: block.replaceAll('{site}', site) }} />
    ) : (
      <Fragment key={index}>{renderSample?.(block)}</Fragment>
    ),
  );
}

const Text = styled.div`
  line-height: 1.65;
  color: ${color.textMuted};
  p,
  ul,
  ol {
    max-width: ${measure.text};
    margin: ${space[12]} 0 0;
  }
  ul,
  ol {
    display: grid;
    gap: ${space[8]};
    padding-left: 1.4em;
  }
  li::marker {
    font-weight: 600;
    color: ${color.accent};
  }
  strong {
    color: ${color.text};
  }
  code {
    padding: 1px ${space[4]};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
    color: ${color.text};
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    margin: ${space[12]} 0 0;
    border-collapse: collapse;
  }
  th,
  td {
    width: 60%;
    padding: ${space[8]} ${space[12]} ${space[8]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    &:first-child {
      width: 40%;
      color: ${color.text};
    }
  }
`;
