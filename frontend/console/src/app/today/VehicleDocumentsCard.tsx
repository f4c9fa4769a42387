import type { DocumentState } from '@contract/fleet/vehicle-documents';
import type { TodayReport } from '@contract/reports';
import { useText } from '../../shared/i18n';
import { ListLink } from './ListLink';
import { NumberCard } from './NumberCard';

const carsWith = (documentsState: DocumentState) => ({ documentsState, retired: false });

/** Cars on offer whose documents or number plate need attention. */
export function VehicleDocumentsCard({ report }: { report: TodayReport }) {
  const t = useText();
  const { expiring, expired, missing } = report.vehicleDocuments;
  return (
    <NumberCard
      label={t('Vehicle documents expiring')}
      value={expiring}
      alarming={expired > 0}
      resource="cars"
      filter={carsWith('EXPIRING')}
      below={
        <>
          {expired > 0 && (
            <ListLink resource="cars" filter={carsWith('EXPIRED')}>
              {t('Expired: {count}', { count: expired })}
            </ListLink>
          )}
          {missing > 0 && (
            <ListLink resource="cars" filter={carsWith('MISSING')}>
              {t('Not entered: {count}', { count: missing })}
            </ListLink>
          )}
          {report.carsWithoutPlate > 0 && (
            <ListLink resource="cars" filter={{ hasPlate: false, retired: false }}>
              {t('No plate: {count}', { count: report.carsWithoutPlate })}
            </ListLink>
          )}
        </>
      }
    />
  );
}
