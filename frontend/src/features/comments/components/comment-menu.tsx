import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, space } from '#shared/theme/theme.js';
import { iconButton } from '#ui/buttons/icon-button.styles.js';
import { MenuContent, MenuItem } from '#ui/menu.js';

interface CommentMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onDelete: () => void;
}

/** The actions of a comment's author. */
export function CommentMenu({ button, onEdit, onDelete }: CommentMenuProps): ReactNode {
  const { t } = useTranslation('comments');
  const chosen = useRef<() => void>(undefined);

  // The action starts after the menu has closed and returned the focus to its button.
  function handleClosed(event: Event): void {
    event.preventDefault();
    button.current?.focus();
    chosen.current?.();
    chosen.current = undefined;
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <MenuButton ref={button} type="button" aria-label={t('menu.label')}>
          <Ellipsis size={20} aria-hidden="true" />
        </MenuButton>
      </DropdownMenu.Trigger>
      <MenuContent align="end" sideOffset={4} collisionPadding={12} onCloseAutoFocus={handleClosed}>
        <MenuItem onSelect={() => (chosen.current = onEdit)}>
          <Pencil size={17} aria-hidden="true" />
          {t('ui.edit')}
        </MenuItem>
        <MenuItem onSelect={() => (chosen.current = onDelete)}>
          <Trash2 size={17} aria-hidden="true" />
          {t('ui.delete')}
        </MenuItem>
      </MenuContent>
    </DropdownMenu.Root>
  );
}

const MenuButton = styled.button`
  ${iconButton}
  display: grid;
  flex: none;
  margin: -${space[4]} -${space[8]} -${space[4]} 0;
  color: ${color.textMuted};
  &:hover,
  &[data-state='open'] {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`;
