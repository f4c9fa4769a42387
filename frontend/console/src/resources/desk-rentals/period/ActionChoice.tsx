import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { RentalAction } from '@contract/rentals/fare';
import { useText } from '../../../shared/i18n';

interface Props {
  action: RentalAction;
  onAction: (action: RentalAction) => void;
}

/** Lets staff choose between a booking and a reservation. */
export function ActionChoice({ action, onAction }: Props) {
  const t = useText();
  return (
    <FormControl>
      <FormLabel id="desk-action">{t('What the customer wants')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="desk-action"
        value={action}
        onChange={({ target }) => onAction(target.value as RentalAction)}
      >
        <FormControlLabel
          value="book"
          control={<Radio />}
          label={t('Book: confirmed after payment and document checks')}
        />
        <FormControlLabel value="reserve" control={<Radio />} label={t('Reserve: an admin confirms it')} />
      </RadioGroup>
    </FormControl>
  );
}
