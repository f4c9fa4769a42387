import type { ReactNode } from 'react';
import type { ReturnMark, SettlementLine } from '@contract/rentals/settlements';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { SealedPhoto } from '../components/SealedPhoto';
import { settlementMessages } from './messages';
import styles from './settlement.module.css';

/** One line: the amount and its calculation, photos, the dispute and our reply. */
export function SheetLine({ line, children }: { line: SettlementLine; children?: ReactNode }) {
  const t = useText(settlementMessages);
  const localize = useLocalize();
  const { kind, amount, mark, photos, dispute, reply } = line;
  return (
    <li className={styles.line}>
      <p className={styles.head}>
        <strong>{t(kind)}</strong>
        <span className="tabular">{formatRupees(amount)}</span>
      </p>
      <p className={styles.text}>{localize(line)}</p>
      {mark && <Mark mark={mark} />}
      <Photos paths={photos} label={t('photo')} pdfLabel={t('estimate')} />
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

/** A mark of the return next to the photo of the handover. */
function Mark({ mark: { name: names, text, known, before, photo } }: { mark: ReturnMark }) {
  const t = useText(settlementMessages);
  const name = useInLanguage()(names);
  return (
    <>
      <p className={styles.text}>{t('mark', { point: name, text })}</p>
      {known.map((note, index) => (
        <p key={index} className={styles.text}>
          {t('known', { text: note })}
        </p>
      ))}
      <div className={`${styles.photos} ${styles.pair}`}>
        {before && <Pictured path={before} label={t('beforeOf', { point: name })} caption={t('before')} />}
        {photo && <Pictured path={photo} label={t('afterOf', { point: name })} caption={t('after')} />}
      </div>
    </>
  );
}

const Pictured = ({ path, label, caption }: { path: string; label: string; caption: string }) => (
  <figure>
    <SealedPhoto path={path} label={label} />
    <figcaption>{caption}</figcaption>
  </figure>
);

interface PhotosProps {
  paths: readonly string[];
  label: string;
  pdfLabel?: string;
}

const Photos = ({ paths, ...labels }: PhotosProps) =>
  paths.length > 0 && (
    <div className={styles.photos}>
      {paths.map((path) => (
        <SealedPhoto key={path} path={path} {...labels} />
      ))}
    </div>
  );
