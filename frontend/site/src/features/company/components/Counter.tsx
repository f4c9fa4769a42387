import { lazily } from '@contract/lazily';
import { useCountUp } from '../use-count-up';
import styles from './counters.module.css';

const grouped = lazily(() => new Intl.NumberFormat('en-IN'));

export function Counter({ value, label }: { value: number; label: string }) {
  const { element, shown } = useCountUp<HTMLDivElement>(value);
  return (
    <div ref={element} className={styles.counter}>
      <dt>{label}</dt>
      <dd>
        <span aria-hidden="true">{grouped().format(shown)}</span>
        <span className="visually-hidden">{grouped().format(value)}</span>
      </dd>
    </div>
  );
}
