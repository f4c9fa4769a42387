/**
 * The page is there already, rendered by the server; its life starts once the picture is complete, or somebody
 * touches it, or the line is slow. What they pressed until then is pressed for them as soon as it can answer.
 */
const PATIENCE_MS = 2500;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

const later = document.querySelector('meta[name=page-scripts]')?.getAttribute('content');
let pressed: HTMLElement | null = null;
let started = false;

function keep(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
  start();
}

function start(): void {
  if (started) return;
  started = true;
  for (const file of later?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: file, crossOrigin: '' });
    document.head.append(link);
  }
  void import('./main').then(({ alive }) =>
    alive.then(() => {
      removeEventListener('click', keep, true);
      pressed?.click();
    }),
  );
}

addEventListener('click', keep, true);
if (later === undefined || document.readyState === 'complete') start();
else {
  addEventListener('load', start, { once: true });
  for (const touch of TOUCHES) addEventListener(touch, start, { once: true, capture: true });
  setTimeout(start, PATIENCE_MS);
}
