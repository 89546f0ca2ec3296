import type { ReactNode } from 'react';
import { CrashMessage } from '#app/layout/error-boundary/crash-message.js';
import { measure } from '#shared/theme/theme.js';
import { ButtonLink } from '#ui/buttons/button.js';
import { LazyInView } from '#ui/lazy-in-view.js';
import { LoadError } from '#ui/load-error.js';
import { PageMessage } from '#ui/page/page-message.js';
import { PageTitle } from '#ui/page/page-title.js';
import { SignInPrompt } from '#ui/sign-in-prompt.js';
import { Skeleton } from '#ui/skeleton.js';
import { StateMessage } from '#ui/state-message.js';
import { Example, Part } from '../part.js';

export function States(): ReactNode {
  return (
    <Part name="States">
      <PageTitle>Styleguide</PageTitle>
      <Example of="A list that is loading, empty or failed to load" isWide>
        <Skeleton $width="100%" $height="120px" />
        <StateMessage
          title="No games yet"
          text="Be the first to list one."
          action={<ButtonLink to="/submit-game">Submit a Game</ButtonLink>}
        />
        <LoadError title="Games could not be loaded." onRetry={() => undefined} />
      </Example>
      <Example of="A form that requires signing in" isWide>
        <SignInPrompt text="Please log in to post a comment." />
      </Example>
      <Example of="Content below the window, before it is scrolled near" isWide>
        <LazyInView id="styleguide-lazy-in-view" placeholder={<Skeleton $width="100%" $height={measure.target} />}>
          <Skeleton $width="100%" $height={measure.target} />
        </LazyInView>
      </Example>
      <Example of="A page whose subject does not exist" isWide>
        <PageMessage
          title="There is no such game"
          text="It may have been hidden by its creator."
          action={<ButtonLink to="/games">All games</ButtonLink>}
        />
      </Example>
      <Example of="A broken part of a page" isWide>
        <CrashMessage />
      </Example>
    </Part>
  );
}
