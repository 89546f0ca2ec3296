import type { ReactNode } from 'react';
import { color, font, radius, space } from '#shared/theme/theme.js';
import { Eyebrow } from '#ui/page/eyebrow.js';
import { PageHead } from '#ui/page/page-head.js';
import { Panel, PanelHead, PanelText, PanelTitle } from '#ui/page/panel.js';
import { SectionHead } from '#ui/page/section-head.js';
import { TEXT_SIZES } from '../scales.js';
import { Example, Part } from '../part.js';
import { Swatch } from '../styleguide.styles.js';

export function Scales(): ReactNode {
  return (
    <Part name="Type and space">
      <Example of="Text sizes, in rem; titles grow with the window">
        {TEXT_SIZES.map((size) => (
          <span key={size} style={{ fontSize: `${size}rem` }}>
            {size}
          </span>
        ))}
      </Example>
      <Example of="The pixel face: logo, eyebrows and rank numerals only">
        <span style={{ fontFamily: font.pixel, fontSize: '1.25rem' }}>GameGeek 0123456789</span>
        <Eyebrow>Eyebrow</Eyebrow>
      </Example>
      <Example of="Spaces, in px">
        {Object.entries(space).map(([step, width]) => (
          <span key={step}>
            <span style={{ display: 'block', width, height: 12, background: color.accent }} />
            {step}
          </span>
        ))}
      </Example>
      <Example of="Corners">
        {Object.entries(radius).map(([name, size]) => (
          <Swatch key={name} style={{ borderRadius: size, background: color.surface }}>
            {name}
            <br />
            {size}
          </Swatch>
        ))}
      </Example>
      <Example of="The head of a page" isWide>
        <PageHead eyebrow="Eyebrow" title="Styleguide" intro="An introduction in one sentence." />
      </Example>
      <Example of="The head of a section" isWide>
        <SectionHead
          id="styleguide-section"
          title="Section"
          intro="The first of many."
          all={{ to: '/all', text: 'View All' }}
        />
      </Example>
      <Example of="A panel" isWide>
        <Panel>
          <PanelHead>
            <PanelTitle>Panel</PanelTitle>
          </PanelHead>
          <PanelText>A part of a page with its own background.</PanelText>
        </Panel>
      </Example>
    </Part>
  );
}
