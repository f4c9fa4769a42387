import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { PaperState } from '@contract/car-papers';
import type { ConsoleCar } from '@contract/console';
import { formatDay } from '../format';
import { useText } from '../i18n';
import { Row } from '../ui/Row';
import { TwoLines } from '../ui/TwoLines';

const LOOKS = {
  EXPIRED: ['Expired', 'error'],
  EXPIRING: ['Expires soon', 'warning'],
  MISSING: ['Not entered', 'default'],
  VALID: ['Valid', 'success'],
} as const satisfies Record<PaperState, readonly [string, string]>;

/** Choices of the filter, the most pressing first. */
export const paperChoices: { id: PaperState; name: string }[] = [
  { id: 'EXPIRED', name: 'Expired' },
  { id: 'EXPIRING', name: 'Within 30 days' },
  { id: 'MISSING', name: 'Not entered' },
  { id: 'VALID', name: 'Valid' },
];

const NAMES = [
  ['insuranceExpiresOn', 'Insurance'],
  ['pucExpiresOn', 'PUC'],
  ['permitExpiresOn', 'Permit'],
] as const;

/** What is most pressing about a car's papers, and each of their ends. */
export const Papers = () => <Row<ConsoleCar>>{(car) => <PapersOf car={car} />}</Row>;

function PapersOf({ car }: { car: ConsoleCar }) {
  const t = useText();
  const [label, color] = LOOKS[car.papers];
  const all = NAMES.map(([field, name]) => {
    const day = car[field];
    return `${t(name)}: ${day ? formatDay(day) : t('not entered')}`;
  });
  return (
    <Tooltip describeChild title={all.join(' · ')}>
      <span>
        <TwoLines
          main={<Chip size="small" variant="outlined" color={color} label={t(label)} />}
          below={car.papersExpireOn ? formatDay(car.papersExpireOn) : ''}
        />
      </span>
    </Tooltip>
  );
}
