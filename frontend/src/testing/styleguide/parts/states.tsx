import type { ReactNode } from 'react';
import { CrashMessage } from '../../../app/layout/error-boundary/crash-message.js';
import { Button, ButtonLink } from '../../../shared/ui/button/button.js';
import { LazyInView } from '../../../shared/ui/lazy-in-view.js';
import { PageMessage } from '../../../shared/ui/page-message/page-message.js';
import { PageTitle } from '../../../shared/ui/page-title.js';
import { Skeleton } from '../../../shared/ui/skeleton.js';
import { StateMessage } from '../../../shared/ui/state-message/state-message.js';
import { Example, Part } from '../part.js';

export function States(): ReactNode {
  return (
    <Part name="States">
      <PageTitle>Styleguide</PageTitle>
      <Example of="A list is on its way, empty, or could not be had" isWide>
        <Skeleton $width="100%" $height="120px" />
        <StateMessage
          title="No games yet"
          text="Be the first to list one."
          action={<ButtonLink to="/submit-game">Submit a Game</ButtonLink>}
        />
        <StateMessage tone="danger" title="Games could not be loaded." action={<Button>Retry</Button>} />
      </Example>
      <Example of="Below the window: what stands there until one comes near" isWide>
        <LazyInView id="styleguide-lazy-in-view" placeholder={<Skeleton $width="100%" $height="44px" />}>
          <Skeleton $width="100%" $height="44px" />
        </LazyInView>
      </Example>
      <Example of="A page that is not there" isWide>
        <PageMessage
          title="There is no such game"
          text="It may have been hidden by its maker."
          action={<ButtonLink to="/games">All games</ButtonLink>}
        />
      </Example>
      <Example of="A part of the page has broken" isWide>
        <CrashMessage />
      </Example>
    </Part>
  );
}
