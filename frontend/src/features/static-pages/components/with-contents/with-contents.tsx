import type { ReactNode } from 'react';
import { useInBrowser } from '#shared/first-paint/use-in-browser.js';
import { useScrollToFragment } from '#features/static-pages/use-scroll-to-fragment.js';
import { Columns, Contents, ContentsList } from './with-contents.styles.js';

interface WithContentsProps {
  label: string;
  /** The sections listed in the table of contents. */
  places: readonly { id: string; heading: string }[];
  children: ReactNode;
}

const hasRoomBeside = () => window.matchMedia('(min-width: 57.5em)').matches;

/** A long text beside its table of contents. */
export function WithContents({ label, places, children }: WithContentsProps): ReactNode {
  // Expanded beside the text; collapsed above it on phones.
  const isOpen = useInBrowser(hasRoomBeside, false);
  useScrollToFragment();
  return (
    <Columns>
      <Contents open={isOpen}>
        <summary>{label}</summary>
        <nav aria-label={label}>
          <ContentsList>
            {places.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ContentsList>
        </nav>
      </Contents>
      {children}
    </Columns>
  );
}
