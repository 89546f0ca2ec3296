/** Whether keys that are pressed there are input: in fields, menus and editable text. */
export function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="textbox"]') !== null)
  );
}
