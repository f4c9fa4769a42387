import { defined } from '@contract/defined';
import type { MapPoint } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { Link } from '@/ui/navigation/Link';
import { mapMessages } from './map-messages';
import { DRAWING, placePins } from './place-pins.rules';
import styles from './pickup-map.module.css';

interface PlacesDrawingProps {
  places: readonly (MapPoint & { name: string; to: string })[];
}

const { width, height } = DRAWING;
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Locations drawn to scale. Hidden from assistive technology, because the list next to it has the same links. */
export function PlacesDrawing({ places }: PlacesDrawingProps) {
  const t = useText(mapMessages);
  const { pins, scale } = placePins(places);
  const drawn = pins.map(({ place, pin }, index) => ({ place, pin, link: defined(places[index], 'place') }));
  const columns = Math.ceil(width / scale.width / 2);
  const steps = Array.from({ length: 2 * columns + 1 }, (_, index) => (index - columns) * scale.width);
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} focusable="false">
        {steps.map((step) => (
          <path
            key={step}
            className={styles.grid}
            d={`M${width / 2 + step} 0v${height}M0 ${height / 2 + step}h${width}`}
          />
        ))}
        {drawn.map(({ place, pin, link }) => (
          <g key={link.name}>
            <path className={styles.leader} d={`M${place.x} ${place.y}L${pin.x} ${pin.y}`} />
            <circle className={styles.dot} cx={place.x} cy={place.y} r="3" />
          </g>
        ))}
        <path className={styles.scale} d={`M8 ${height - 12}v4h${scale.width}v-4`} />
      </svg>
      {drawn.map(({ pin, link }, index) => (
        <Link
          key={link.name}
          to={link.to}
          className={styles.pin}
          title={link.name}
          tabIndex={-1}
          style={{ left: percent(pin.x, width), top: percent(pin.y, height) }}
        >
          {index + 1}
        </Link>
      ))}
      <span className={styles.distance}>{t('kilometres', { count: scale.km })}</span>
    </div>
  );
}
