import { Children, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { useReducedMotion } from '@/lib/use-reduced-motion';
import { Icon } from './Icon';
import { uiMessages } from './messages';
import { useAutoplay } from './use-autoplay';
import { useSlides } from './use-slides';
import styles from './carousel.module.css';

interface CarouselProps {
  /** One child per slide. */
  children: ReactNode;
  /** What is shown, for screen readers: "Pictures of Tata Nexon". */
  label: string;
  /** Milliseconds a slide stays; 3000 unless told, 0 for never moving by itself. */
  interval?: number;
  /** Slides are made shortly before they are shown: for pictures that would otherwise all be fetched at once. */
  lazy?: boolean;
  className?: string;
}

/**
 * Loops for ever and moves by itself, unless people paused it, rest on it, or asked their system for less motion.
 * Written here: the library's carousel weighs seven of the hundred kilobytes that a page may have.
 */
export function Carousel({ children, label, interval = 3000, lazy = false, className }: CarouselProps) {
  const t = useText(uiMessages);
  const slides = Children.toArray(children);
  const still = useReducedMotion() || interval === 0 || slides.length < 2;
  const [paused, setPaused] = useState(false);
  const { index, before, step, move, swipe } = useSlides(slides.length);
  const root = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState(lazy ? 1 : slides.length);
  useAutoplay(root, {
    interval: still || paused ? 0 : interval,
    prepare: () => setMade((count) => Math.max(count, index + 2)),
    step: () => move(1),
  });

  return (
    <div
      ref={root}
      className={cx(styles.carousel, className)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className={styles.track} data-step={step} {...swipe}>
        {slides.map((slide, place) => (
          <div
            className={cx(
              styles.slide,
              place === index && (before === null ? styles.shown : styles.coming),
              place === before && styles.going,
            )}
            key={place}
            role="group"
            aria-roledescription="slide"
            aria-label={t('slideOf', { index: place + 1, count: slides.length })}
            inert={place !== index}
          >
            {(place < made || place === index || place === before) && slide}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button type="button" onClick={() => move(-1)} aria-label={t('previous')}>
            <Icon name="back" />
          </button>
          {!still && (
            <button
              type="button"
              onClick={() => setPaused(!paused)}
              aria-label={paused ? t('play') : t('pause')}
            >
              <Icon name={paused ? 'play' : 'pause'} size={16} />
            </button>
          )}
          <button type="button" onClick={() => move(1)} aria-label={t('next')}>
            <Icon name="forward" />
          </button>
        </div>
      )}
    </div>
  );
}
