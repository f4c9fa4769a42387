import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../../shared/i18n';

interface Props {
  customer: PendingDocument;
  /** The path of the form to rent for a customer. */
  desk: string;
  again: () => void;
}

/** The next acts after staff added a customer. */
export function AddedCustomer({ customer: { fullName, mobile }, desk, again }: Props) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      <Alert severity="success">{t('{name} is added and waits for approval.', { name: fullName })}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={desk}
          state={{ contact: mobile }}
          variant="contained"
          size="large"
          autoFocus
        >
          {t('Book for {name}', { name: fullName })}
        </Button>
        <Button variant="outlined" size="large" onClick={again}>
          {t('Add another')}
        </Button>
      </Box>
    </Box>
  );
}
