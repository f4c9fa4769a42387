import { control, divIcon, DomEvent, latLngBounds, map as mapIn, marker, tileLayer } from 'leaflet';
import styleSheet from 'leaflet/dist/leaflet.css?url';
import type { PickupPlace } from '@contract/settings';

interface MapOptions {
  places: readonly PickupPlace[];
  /** URL of a tile, with `{z}`, `{x}` and `{y}`. */
  tiles: string;
  zoomInTitle: string;
  zoomOutTitle: string;
  onTilesFailed: () => void;
}

export interface DrawnMap {
  /** One empty element for each location, at its position. */
  pins: HTMLElement[];
  remove: () => void;
}

const MAX_ZOOM = 19;
const PADDING: [number, number] = [36, 36];

/** Loads the map's styles, which are separate from the site's because only the map needs them. */
function loadStyleSheet(): Promise<void> {
  if (document.head.querySelector(`link[href="${styleSheet}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styleSheet });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The style sheet of the map did not load.'));
    });
    document.head.append(link);
  });
}

/** Draws a map that fits all locations. */
export async function drawMap(container: HTMLElement, options: MapOptions): Promise<DrawnMap> {
  const { places, tiles, zoomInTitle, zoomOutTitle, onTilesFailed } = options;
  await loadStyleSheet();
  // Leaves the mouse wheel to page scrolling.
  const map = mapIn(container, { zoomControl: false, attributionControl: false, scrollWheelZoom: false });
  control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
  tileLayer(tiles, { maxZoom: MAX_ZOOM }).on('tileerror', onTilesFailed).addTo(map);

  const pins = places.map(({ latitude, longitude }) => {
    const pin = document.createElement('div');
    // Prevents a drag that starts on a pin from ending with a click on it.
    DomEvent.disableClickPropagation(pin);
    const icon = divIcon({ html: pin, className: '', iconSize: [0, 0] });
    // The link inside handles clicks and keyboard focus.
    marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
    return pin;
  });
  map.fitBounds(latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude])), {
    padding: PADDING,
    maxZoom: 15,
  });
  return { pins, remove: () => map.remove() };
}
