import type { ReactNode } from 'react';
import { dark, light, type ColorRole, type Palette } from '#shared/theme/palette.js';
import { color } from '#shared/theme/theme.js';
import { contrast } from '#testing/contrast.js';
import { Example, Part } from '../part.js';
import { Swatch, Swatches } from '../styleguide.styles.js';

const GROUNDS: ColorRole[] = ['ground', 'surface', 'surfaceRaised', 'surfaceHover'];
const TEXTS: ColorRole[] = ['text', 'textMuted', 'accent', 'second', 'third', 'fourth', 'record', 'danger'];
/** Text colours with their own background. */
const PAIRS: [text: ColorRole, ground: ColorRole][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['text', 'accentSoft'],
  ['second', 'secondSoft'],
  ['text', 'recordSoft'],
  ['ground', 'record'],
  ['danger', 'dangerSoft'],
  ['engraved', 'gold'],
  ['engraved', 'silver'],
  ['engraved', 'bronze'],
];
const LINES: ColorRole[] = ['line', 'lineStrong', 'focus', 'grid'];

/** The contrast of the two colours in both themes. */
function ratios(text: ColorRole, ground: ColorRole): string {
  const of = (palette: Palette): string => contrast(palette[text], palette[ground]).toFixed(1);
  return `${of(dark)} dark, ${of(light)} light`;
}

function TextSwatch({ text, on }: { text: ColorRole; on: ColorRole }): ReactNode {
  return (
    <Swatch style={{ color: color[text], background: color[on] }}>
      <strong>{text}</strong> on {on}
      <br />
      {ratios(text, on)}
    </Swatch>
  );
}

export function Colors(): ReactNode {
  return (
    <Part name="Colours">
      {GROUNDS.map((ground) => (
        <Example key={ground} of={`Texts on ${ground}, and their contrast`} isWide>
          <Swatches>
            {TEXTS.map((text) => (
              <TextSwatch key={text} text={text} on={ground} />
            ))}
          </Swatches>
        </Example>
      ))}
      <Example of="Texts with their own background" isWide>
        <Swatches>
          {PAIRS.map(([text, ground]) => (
            <TextSwatch key={`${text} ${ground}`} text={text} on={ground} />
          ))}
        </Swatches>
      </Example>
      <Example of="Lines, and their contrast with the background" isWide>
        <Swatches>
          {LINES.map((line) => (
            <Swatch key={line} style={{ boxShadow: `inset 0 0 0 3px ${color[line]}` }}>
              <strong>{line}</strong>
              <br />
              {ratios(line, 'ground')}
            </Swatch>
          ))}
        </Swatches>
      </Example>
    </Part>
  );
}
