/**
 * The page is there already, rendered by the server; its life starts once the picture is on the screen, or somebody
 * touches it, or the line is slow. Our own letters wait as long. What people chose and pressed until then counts as
 * soon as the page can answer.
 */
const PATIENCE_MS = 2500;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

type Field = HTMLInputElement | HTMLSelectElement;

const later = document.querySelector('meta[name=page-scripts]')?.getAttribute('content');
const filled = new Map<Field, string>();
let pressed: HTMLElement | null = null;
let started = false;

function keepValue({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
    filled.set(target, target.value);
  start();
}

function keepPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
  start();
}

/** Tells the living page what was filled in while it slept. */
function announce(field: Field, value: string): void {
  // Through its prototype, past the note that React keeps of the last value: it would see no change otherwise.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

async function live(): Promise<void> {
  const { alive } = await import('./main');
  await alive;
  removeEventListener('input', keepValue, true);
  removeEventListener('click', keepPress, true);
  for (const [field, value] of filled) announce(field, value);
  await Promise.resolve();
  pressed?.click();
}

function start(): void {
  if (started) return;
  started = true;
  document.documentElement.classList.add('started');
  for (const href of later?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  void live();
}

/** What has arrived is not on the screen yet, the main picture least of all: two frames more are drawn. */
function startOncePainted(): void {
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  new PerformanceObserver(soon).observe({ type: 'paint', buffered: true });
}

addEventListener('input', keepValue, true);
addEventListener('click', keepPress, true);
if (later === undefined || document.readyState === 'complete') start();
else {
  addEventListener('load', startOncePainted, { once: true });
  for (const touch of TOUCHES) addEventListener(touch, start, { once: true, capture: true });
  setTimeout(start, PATIENCE_MS);
}
