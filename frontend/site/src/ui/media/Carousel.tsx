import type { ReactNode } from 'react';
import { Children, useRef, useState } from 'react';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { useReducedMotion } from '@/lib/use-reduced-motion';
import { uiMessages } from '../messages';
import { Icon } from './Icon';
import { useAutoplay } from './use-autoplay';
import { useSlides } from './use-slides';
import styles from './carousel.module.css';

interface CarouselProps {
  /** One child per slide. */
  children: ReactNode;
  /** Accessible name: "Photos of Tata Nexon". */
  label: string;
  /** Milliseconds between slides; 3000 by default, 0 for no autoplay. */
  interval?: number;
  /** Renders slides shortly before they are shown, so that not all photos load immediately. */
  lazy?: boolean;
  className?: string;
}

/** Own implementation, because a carousel library would add seven kilobytes to the script of a page. */
export function Carousel({ children, label, interval = 3000, lazy = false, className }: CarouselProps) {
  const t = useText(uiMessages);
  const slides = Children.toArray(children);
  const isStatic = useReducedMotion() || interval === 0 || slides.length < 2;
  const [paused, setPaused] = useState(false);
  const { index, leaving, step, move, swipe } = useSlides(slides.length, () => setPaused(true));
  const root = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState(lazy ? 1 : slides.length);
  useAutoplay(root, {
    interval: isStatic || paused ? 0 : interval,
    prepare: () => setRendered((count) => Math.max(count, index + 2)),
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
        {slides.map((slide, position) => (
          <div
            className={cx(
              styles.slide,
              position === index && (leaving === null ? styles.shown : styles.entering),
              position === leaving && styles.leaving,
            )}
            key={position}
            role="group"
            aria-roledescription="slide"
            aria-label={t('slideOf', { index: position + 1, count: slides.length })}
            inert={position !== index}
          >
            {(position < rendered || position === index || position === leaving) && slide}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <>
          <div className={styles.dots} aria-hidden="true">
            {slides.map((_, position) => (
              <span key={position} className={cx(position === index && styles.current)} />
            ))}
          </div>
          <Controls isStatic={isStatic} paused={paused} setPaused={setPaused} move={move} />
        </>
      )}
    </div>
  );
}

interface ControlsProps {
  isStatic: boolean;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  move: (by: 1 | -1) => void;
}

function Controls({ isStatic, paused, setPaused, move }: ControlsProps) {
  const t = useText(uiMessages);
  return (
    <div className={styles.controls}>
      <button type="button" onClick={() => move(-1)} aria-label={t('previous')}>
        <Icon name="back" />
      </button>
      {!isStatic && (
        <button type="button" onClick={() => setPaused(!paused)} aria-label={paused ? t('play') : t('pause')}>
          <Icon name={paused ? 'play' : 'pause'} size={16} />
        </button>
      )}
      <button type="button" onClick={() => move(1)} aria-label={t('next')}>
        <Icon name="forward" />
      </button>
    </div>
  );
}
