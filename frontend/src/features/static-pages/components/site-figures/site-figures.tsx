import type { ReactNode } from 'react';
import { useFormat } from '#shared/i18n/use-format.js';
import { useSiteFigures, type SiteFigure } from '#features/static-pages/get-site-figures.js';
import { Aim, Figure, Figures, Label, Now } from './site-figures.styles.js';
import type { PageTexts } from '#shared/i18n/use-page-texts.js';

const FIGURES: readonly SiteFigure[] = ['models', 'games', 'players', 'contests'];

/** The goals of the site, each with the current figure. */
export function SiteFigures({ texts }: { texts: PageTexts<'about'>['stats'] }): ReactNode {
  const format = useFormat();
  const counted = useSiteFigures();
  return (
    <Figures>
      {FIGURES.map((name) => {
        const { aim, label, now } = texts[name];
        const count = counted[name];
        return (
          <Figure key={name}>
            <Aim>{aim}</Aim>
            <Label>{label}</Label>
            <Now>{count !== undefined && now.replace('{count}', format.number(count))}</Now>
          </Figure>
        );
      })}
    </Figures>
  );
}
