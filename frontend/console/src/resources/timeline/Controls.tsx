import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type SubmitEvent, useState } from 'react';
import { addDays, isDay } from '@contract/calendar';
import { useText } from '../../shared/i18n';
import { daySlots } from '../../shared/ui/forms/day-slots';
import { LENGTHS, today, type View } from './timeline-view';

interface Props {
  view: View;
  show: (change: Partial<View>) => void;
}

export function Controls({ view, show }: Props) {
  const t = useText();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <IconButton
        aria-label={t('Earlier days')}
        onClick={() => show({ from: addDays(view.from, -view.days) })}
      >
        <EarlierIcon />
      </IconButton>
      <Button
        variant="outlined"
        size="small"
        disabled={view.from === today()}
        onClick={() => show({ from: today() })}
      >
        {t('Today')}
      </Button>
      <IconButton aria-label={t('Later days')} onClick={() => show({ from: addDays(view.from, view.days) })}>
        <LaterIcon />
      </IconButton>
      <TextField
        label={t('From')}
        type="date"
        fullWidth={false}
        value={view.from}
        onChange={({ target }) => isDay(target.value) && show({ from: target.value })}
        slotProps={daySlots(view.from)}
        sx={{ m: 0 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view.days}
        aria-label={t('How many days')}
        onChange={(_, days: number | null) => days && show({ days })}
      >
        {LENGTHS.map((days) => (
          <ToggleButton key={days} value={days}>
            {t('{count} days', { count: days })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CarSearch view={view} show={show} />
    </Box>
  );
}

function CarSearch({ view, show }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(view.q);

  function search(event: SubmitEvent): void {
    event.preventDefault();
    show({ q: typed.trim(), page: 0 });
  }

  return (
    <Box component="form" role="search" onSubmit={search} sx={{ flex: '1 1 12rem', maxWidth: 360 }}>
      <TextField
        label={t('Find a car')}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed.trim() !== view.q && show({ q: typed.trim(), page: 0 })}
        sx={{ m: 0 }}
      />
    </Box>
  );
}
