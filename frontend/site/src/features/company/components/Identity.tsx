import { type BusinessIdentity, identityLines } from '@contract/business-identity';
import { phoneLink } from '@shared/format/phone';
import { useFormats } from '@/lib/format';
import { useLocalize } from '@/lib/i18n';
import styles from './identity.module.css';

/** The legal details of the business; renders nothing if none is entered. */
export function Identity({ business }: { business: BusinessIdentity }) {
  const localize = useLocalize();
  const lines = identityLines(business, useFormats().formatDay);
  if (!lines.length) return null;
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, values }) => (
        <div key={label.key}>
          <dt>{localize(label)}</dt>
          {values.map((value) => (
            <dd key={value}>{linked(value)}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const linked = (value: string) =>
  value.includes('@') ? (
    <a href={`mailto:${value}`}>{value}</a>
  ) : /^\+\d/.test(value) ? (
    <a href={phoneLink(value)}>{value}</a>
  ) : (
    value
  );
