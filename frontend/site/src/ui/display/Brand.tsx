import styles from './brand.module.css';

/** The business name, styled as the number plate of a self-drive car: yellow on black. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 40 20" width="34" height="17" aria-hidden="true" focusable="false">
        <path
          d="M3 15v-3.6c0-1.2.8-2.2 1.9-2.5l4.1-1.1 4.3-4.3A5 5 0 0 1 16.8 2h6.7a5 5 0 0 1 3.7 1.7l3.5 4 4 .8c1.4.3 2.3 1.4 2.3 2.8V15M13 16h14"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <circle cx="9" cy="16" r="3" fill="currentColor" />
        <circle cx="31" cy="16" r="3" fill="currentColor" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
