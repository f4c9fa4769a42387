import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '@/lib/i18n';
import type { DrawnMap } from './draw-map';
import { mapMessages } from './map-messages';
import type { Place } from './use-places';

export type MapProblem = 'failed' | 'tilesFailed';

/** Draws the map into its container once its code has loaded. Never redraws it, because the locations do not change. */
export function useDrawnMap(
  container: RefObject<HTMLElement | null>,
  places: readonly Place[],
  tiles: string,
) {
  const t = useText(mapMessages);
  const [pins, setPins] = useState<HTMLElement[] | null>(null);
  const [problem, setProblem] = useState<MapProblem | null>(null);
  const options = useRef({
    places,
    tiles,
    zoomInTitle: t('zoomIn'),
    zoomOutTitle: t('zoomOut'),
    onTilesFailed: () => setProblem('tilesFailed'),
  });

  useEffect(() => {
    let isLeft = false;
    const hasLeft = () => isLeft;
    let drawn: DrawnMap | undefined;
    async function draw() {
      const { drawMap } = await import('./draw-map');
      if (!container.current || hasLeft()) return;
      drawn = await drawMap(container.current, options.current);
      if (hasLeft()) drawn.remove();
      else setPins(drawn.pins);
    }
    draw().catch(() => setProblem('failed'));
    return () => {
      isLeft = true;
      drawn?.remove();
    };
  }, [container]);

  return { pins, problem };
}
