import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Rupees } from '@contract/money';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { paths } from '@/app/paths';
import { useCheckingTimes } from '@/lib/checking-times';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Icon } from '@/ui/media/Icon';
import { Link } from '@/ui/navigation/Link';
import { OfficePhone } from '@/ui/office-phone/OfficePhone';
import { confirmationMessages } from '../messages';
import type { NextStep } from '../next-steps.rules';
import styles from './rental-panel.module.css';

type Fact = readonly [name: string, value: string];

interface RentalPanelProps {
  as?: 'h1' | 'h2' | 'p';
  title: string;
  rental: RentalWindow & { reference: string; carName: string; total: Rupees };
  /** The steps of the rental, below its reference. */
  progress?: ReactNode;
  /** Additional facts, below those of every rental. */
  facts?: readonly Fact[];
  steps: readonly NextStep[];
  /** True if the next steps are collapsed, for pages with a task of their own. */
  folded?: boolean | undefined;
  children?: ReactNode;
}

/** Summary after the payment: reference, car, dates, amount and next steps. */
export function RentalPanel({
  as: Heading = 'h2',
  title,
  rental,
  progress,
  facts = [],
  steps,
  folded,
  children,
}: RentalPanelProps) {
  const t = useText(confirmationMessages);
  const Subheading = Heading === 'h1' ? 'h2' : 'h3';
  const titleId = useId();
  const rest = (
    <div className={styles.rest}>
      {steps.length > 0 && <Steps steps={steps} />}
      {children}
    </div>
  );
  return (
    <Card as="section" className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          <Icon name="check" size={24} />
          {title}
        </Heading>
        <p className={styles.car}>{rental.carName}</p>
      </header>
      <p className={styles.reference}>
        <span>{t('reference')}</span>
        <strong className="plate">{rental.reference}</strong>
      </p>
      {progress}
      <Facts rental={rental} more={facts} />
      <OfficePhone />
      {folded ? (
        <details className={styles.folded}>
          <summary>{t('next')}</summary>
          {rest}
        </details>
      ) : (
        <>
          {steps.length > 0 && <Subheading className={styles.next}>{t('next')}</Subheading>}
          {rest}
        </>
      )}
    </Card>
  );
}

function Facts({ rental, more }: { rental: RentalPanelProps['rental']; more: readonly Fact[] }) {
  const t = useText(confirmationMessages);
  const { formatMoment } = useFormats();
  const facts: Fact[] = [
    [t('pickup'), `${formatMoment(rental.fromDate, rental.pickupTime)} IST`],
    [t('return'), `${formatMoment(rental.toDate, rental.dropTime)} IST`],
    [t('total'), formatRupees(rental.total)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {more.map(([name, value]) => (
        <div key={`${name} ${value}`} className={styles.whole}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const UPLOADS: readonly NextStep[] = ['nextUpload', 'nextUploadAgain'];

function Steps({ steps }: { steps: readonly NextStep[] }) {
  const t = useText(confirmationMessages);
  const { documents, payments, both } = useCheckingTimes();
  const usual: Partial<Record<NextStep, string>> = {
    nextDocuments: documents,
    nextPayment: payments,
    nextBoth: both,
  };
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          {UPLOADS.includes(step) ? <Link to={paths.register}>{t(step)}</Link> : t(step)} {usual[step]}
          {step.startsWith('nextSignIn') && <span className={styles.why}>{t('whySignIn')}</span>}
        </li>
      ))}
    </ol>
  );
}
