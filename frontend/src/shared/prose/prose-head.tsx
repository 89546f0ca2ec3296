import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '#ui/text.js';
import { fontSize, space } from '../theme/theme.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageTitle } from '#ui/page/page-title.js';
import type { Prose as Content } from './prose-content.js';
import { Prose } from './prose.js';

interface ProseHeadProps {
  prose: Content;
  children?: ReactNode;
}

/** Title and introduction; also sets the title of the browser tab. */
export function ProseHead({ prose: { title, eyebrow, intro }, children }: ProseHeadProps): ReactNode {
  return (
    <Head>
      <PageTitle>{title}</PageTitle>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Title>{title}</Title>
      <Text as="div" $size="base" $narrow>
        <Prose body={intro} />
      </Text>
      {children}
    </Head>
  );
}

const Head = styled.div`
  padding-block: ${space[8]} ${space[32]};
`;

const Title = styled.h1`
  margin: ${space[8]} 0 0;
  /* The longest word of a title, in German, fits on a phone of 320 px. */
  font-size: ${fontSize.display};
  letter-spacing: -0.025em;
  overflow-wrap: break-word;
`;
