import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.js';
import { ConfirmDialog } from '#ui/confirm-dialog.js';
import { Dialog } from '#ui/dialog.js';
import { LiveMark } from '#ui/live/live-mark.js';
import { LivePanel } from '#ui/live/live-panel.js';
import { Watching } from '#ui/live/watching.js';
import { LiveState } from '#ui/live/watching.styles.js';
import { MenuContent, MenuItem } from '#ui/menu.js';
import { useNotify } from '#ui/toasts/use-notify.js';
import { WaitingPill } from '#ui/waiting-pill.js';
import { Example, Part } from '../part.js';

type Kind = 'plain' | 'locked' | 'wide' | 'confirming';

const KINDS: Kind[] = ['plain', 'locked', 'wide', 'confirming'];

export function Overlays(): ReactNode {
  const [open, setOpen] = useState<Kind>();
  const notify = useNotify();
  const close = (): void => setOpen(undefined);
  return (
    <Part name="Overlays">
      <Example of="Dialogs: plain, one that Escape does not close, one for pictures, one that asks">
        {KINDS.map((kind) => (
          <Button key={kind} onClick={() => setOpen(kind)}>
            Open a {kind} dialog
          </Button>
        ))}
      </Example>
      <Example of="A menu">
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button>Open a menu</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <MenuContent>
              <MenuItem>Edit</MenuItem>
              <MenuItem>Delete</MenuItem>
            </MenuContent>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      </Example>
      <Example of="Toasts: success and failure">
        <Button onClick={() => notify.done('Achievement unlocked', 'First Game · 10 credits')}>Show a toast</Button>
        <Button onClick={() => notify.problem('Please try again.', 'Not saved')}>Show a failure</Button>
      </Example>
      <Example of="A panel with live data" isWide>
        <LivePanel
          id="styleguide-live-panel"
          title="Trending"
          heading="h3"
          live={{ snapshot: undefined, status: 'live', failed: true, retry: () => undefined }}
          failed="This could not be loaded."
          pending={null}
        >
          {() => null}
        </LivePanel>
      </Example>
      <Example of="Above a list with pending rows; beside it the number of watchers" isWide>
        <div style={{ position: 'relative' }}>
          <WaitingPill type="button">3 new</WaitingPill>
          <LiveState>
            <Watching count={12} />
            <LiveMark status="live" />
          </LiveState>
        </div>
      </Example>
      {open === 'confirming' && (
        <ConfirmDialog
          title="Delete this?"
          cancelText="Cancel"
          confirmText="Delete"
          error="This was not deleted."
          onConfirm={close}
          onClose={close}
        >
          <p>It cannot be restored.</p>
        </ConfirmDialog>
      )}
      {open && open !== 'confirming' && (
        <Dialog title={`A ${open} dialog`} onClose={close} isLocked={open === 'locked'} isWide={open === 'wide'}>
          <p>What there is to decide.</p>
          <Button $tone="accent" onClick={close}>
            Done
          </Button>
        </Dialog>
      )}
    </Part>
  );
}
