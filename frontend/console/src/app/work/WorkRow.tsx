import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useCanAccess, useCreatePath } from 'react-admin';
import type { WorkItem, WorkSubject } from '@contract/work';
import { useText } from '../../shared/i18n';
import { formatAge, formatShortInstant } from '../../shared/i18n/format';
import { MobileLink } from '../../shared/ui/customer/MobileLink';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { KIND_TEXTS } from './kinds';
import { NextAct } from './NextAct';

export function WorkRow({ item }: { item: WorkItem }) {
  const t = useText();
  const { subject, text, customerMobile } = item;
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '8.5rem minmax(0, 1fr) auto' },
        overflowWrap: 'anywhere',
      }}
    >
      <Due item={item} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="body2" component="strong" sx={{ fontWeight: 700 }}>
            {t(KIND_TEXTS[item.kind])}
          </Typography>
          <Subject subject={subject} />
        </Box>
        {text && <Typography variant="body2">{text}</Typography>}
        {item.lateFrom && (
          <Typography variant="body2">
            {t('The car is late from {reference}.', { reference: item.lateFrom })}
          </Typography>
        )}
        {item.act?.name === 'DESTINATION' && (
          <Typography variant="body2">{t("Waiting for the customer's destination")}</Typography>
        )}
        {customerMobile && <MobileLink mobile={customerMobile} variant="body2" sx={TOUCH_TARGET} />}
        {item.kind === 'PICKUP' && item.customerSuspended && (
          <Typography variant="body2" color="error">
            {t('This customer is suspended. Do not hand over the car.')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { sm: 'flex-end' } }}>
        {item.act && <NextAct act={item.act} />}
      </Box>
    </Box>
  );
}

/** A link if the role may open the record, plain text otherwise. */
function Subject({ subject: { resource, id, label } }: { subject: WorkSubject }) {
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const to = useCreatePath()({ resource, type: 'show', id });
  if (!canAccess)
    return (
      <Typography variant="body2" component="span">
        {label}
      </Typography>
    );
  return (
    <Link to={to} variant="body2" sx={TOUCH_TARGET}>
      {label}
    </Link>
  );
}

/** The time of a row, and how late it is: next to the time on a phone, otherwise below it. */
function Due({ item: { at, late } }: { item: WorkItem }) {
  const t = useText();
  return (
    <Box sx={{ display: { xs: 'flex', sm: 'block' }, columnGap: 1, alignItems: 'baseline' }}>
      <Typography className="figures" variant="body2" component="div" sx={{ fontWeight: 700 }}>
        {formatShortInstant(at)}
      </Typography>
      {late && (
        <Typography variant="body2" component="div" color="error">
          {t('Late by {age}', { age: formatAge(at) })}
        </Typography>
      )}
    </Box>
  );
}
