/** Scrolls to an element, unfolds it and gives it the focus. */
export function show(element: HTMLElement | null | undefined, block: ScrollLogicalPosition = 'center'): void {
  if (!element) return;
  if (element instanceof HTMLDetailsElement) element.open = true;
  element.scrollIntoView({ block });
  const target = element.querySelector<HTMLElement>(':scope > summary') ?? element;
  target.focus({ preventScroll: true });
}
