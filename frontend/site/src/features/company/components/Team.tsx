import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { companyMessages } from '../messages';
import styles from './team.module.css';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('');

export function Team({ team }: { team: PublicSettings['team'] }) {
  const t = useText(companyMessages);
  if (team.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('teamTitle')}</h2>
      <ul className={styles.team}>
        {team.map((person) => (
          <Card as="li" key={person.name} className={styles.person}>
            <span className={styles.initials} aria-hidden="true">
              {initials(person.name)}
            </span>
            <div>
              <h3>{person.name}</h3>
              <p>{person.role}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
