import type { ReactNode } from 'react';
import { useInBrowser } from '../../../../shared/first-paint/use-in-browser.js';
import { useNamedPlace } from '../../use-named-place.js';
import { Columns, Contents, ContentsList } from './with-contents.styles.js';

interface WithContentsProps {
  label: string;
  /** The places on the page that its table of contents leads to. */
  places: readonly { id: string; heading: string }[];
  children: ReactNode;
}

const hasRoomBeside = () => window.matchMedia('(min-width: 57.5em)').matches;

/** A long text beside its table of contents. */
export function WithContents({ label, places, children }: WithContentsProps): ReactNode {
  // Beside the text there is room for all of it; above the text, on a phone, it would be a page of its own.
  const isOpen = useInBrowser(hasRoomBeside, false);
  useNamedPlace();
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
