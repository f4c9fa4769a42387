import type { ReactNode } from 'react';
import type { SettlementLine } from '@contract/rentals/settlements';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { SealedPhoto } from '../components/SealedPhoto';
import { settlementMessages } from './messages';
import styles from './settlement.module.css';

/** One line: the amount, how it is calculated, photos, the dispute and our answer. */
export function SheetLine({ line, children }: { line: SettlementLine; children?: ReactNode }) {
  const t = useText(settlementMessages);
  const localize = useLocalize();
  const { kind, amount, photos, dispute, reply } = line;
  return (
    <li className={styles.line}>
      <p className={styles.head}>
        <strong>{t(kind)}</strong>
        <span className="tabular">{formatRupees(amount)}</span>
      </p>
      <p className={styles.text}>{localize(line)}</p>
      <Photos paths={photos} label={t('photo')} />
      {dispute && <p className={styles.text}>{t('disputed', { text: dispute.text })}</p>}
      {dispute && <Photos paths={dispute.photos} label={t('ownPhoto')} />}
      {reply && (
        <p>
          <strong>{t(reply.reply, { amount: formatRupees(reply.amount) })}</strong> {reply.text}
        </p>
      )}
      {children}
    </li>
  );
}

const Photos = ({ paths, label }: { paths: readonly string[]; label: string }) =>
  paths.length > 0 && (
    <div className={styles.photos}>
      {paths.map((path) => (
        <SealedPhoto key={path} path={path} label={label} />
      ))}
    </div>
  );
