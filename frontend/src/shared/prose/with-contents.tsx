import type { ReactNode } from 'react';
import { useInBrowser } from '../first-paint/use-in-browser.js';
import type { Section } from './prose-content.js';
import { useScrollToFragment } from './use-scroll-to-fragment.js';
import { Columns, Contents, ContentsList } from './with-contents.styles.js';

interface WithContentsProps {
  label: string;
  /** The sections listed in the table of contents. */
  sections: readonly Section[];
  children: ReactNode;
}

const hasRoomBeside = () => window.matchMedia('(min-width: 57.5em)').matches;

/** A long text beside its table of contents. */
export function WithContents({ label, sections, children }: WithContentsProps): ReactNode {
  // Expanded beside the text; collapsed above it on phones.
  const isOpen = useInBrowser(hasRoomBeside, false);
  useScrollToFragment();
  return (
    <Columns>
      <Contents open={isOpen}>
        <summary>{label}</summary>
        <nav aria-label={label}>
          <ContentsList>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ContentsList>
        </nav>
      </Contents>
      {children}
    </Columns>
  );
}
