/**
 * Loads and hydrates a server-rendered page after its first paint, on the first interaction, or after a timeout; the
 * web fonts load at the same time. Input and clicks before that are recorded and applied after hydration.
 */
const START_TIMEOUT_MS = 2500;
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

type Field = HTMLInputElement | HTMLSelectElement;

const deferredScripts = document.querySelector('meta[name=page-scripts]')?.getAttribute('content');
const changedFields = new Map<Field, string>();
let clickedButton: HTMLElement | null = null;
let started = false;

function recordInput({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
    changedFields.set(target, target.value);
  start();
}

function recordClick(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clickedButton = button;
  start();
}

/** Dispatches the events of an input that was made before hydration. */
function replayInput(field: Field, value: string): void {
  // Uses the prototype's setter, because React ignores a value that its own setter has recorded.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

async function hydrate(): Promise<void> {
  const { hydrated } = await import('./main');
  await hydrated;
  removeEventListener('input', recordInput, true);
  removeEventListener('click', recordClick, true);
  for (const [field, value] of changedFields) replayInput(field, value);
  await Promise.resolve();
  clickedButton?.click();
}

function start(): void {
  if (started) return;
  started = true;
  document.documentElement.classList.add('started');
  for (const href of deferredScripts?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  void hydrate();
}

/** Waits two frames after the first paint, so that the main photo is painted too. */
function startAfterPaint(): void {
  const startSoon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  new PerformanceObserver(startSoon).observe({ type: 'paint', buffered: true });
}

addEventListener('input', recordInput, true);
addEventListener('click', recordClick, true);
if (deferredScripts === undefined || document.readyState === 'complete') start();
else {
  addEventListener('load', startAfterPaint, { once: true });
  for (const type of INTERACTIONS) addEventListener(type, start, { once: true, capture: true });
  setTimeout(start, START_TIMEOUT_MS);
}
