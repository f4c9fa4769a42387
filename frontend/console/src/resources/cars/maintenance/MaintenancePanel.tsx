import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { CarMaintenance, MaintenanceJob, MaintenancePlan } from '@contract/fleet/maintenance';
import { maintenanceMessages } from '@contract/messages/maintenance.messages';
import { messageOf } from '@contract/messages/message';
import { formatRupees } from '@contract/money';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { useLocal, useText } from '../../../shared/i18n';
import { formatDay } from '../../../shared/i18n/format';
import { Panel } from '../../../shared/ui/Panel';
import { Problem } from '../../../shared/ui/Problem';
import type { CarCalls } from '../calls';
import { PanelLine, PanelLines } from '../PanelLine';
import { CorrectJob } from './CorrectJob';
import { FinishDialog } from './FinishDialog';
import { JobDialog } from './JobDialog';
import { PlanDialog } from './PlanDialog';
import { RemoveJob } from './RemoveJob';
import { StartDialog } from './StartDialog';
import { JOB_STATES, type MaintenanceDialog, PLAN_STATES } from './states';

type Open =
  | { dialog: 'plan'; plan: MaintenancePlan | null }
  | { dialog: 'job' }
  | { dialog: 'start' | 'finish'; job: MaintenanceJob };

/** The maintenance plans of a car, and its visits to a workshop. Staff who cannot edit cars only complete visits. */
export function MaintenancePanel({ carId }: { carId: number }) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const client = useQueryClient();
  const queryKey = ['car maintenance', carId];
  const reading = useQuery({ queryKey, queryFn: () => data.maintenance(carId) });
  const [open, setOpen] = useState<Open | null>(null);
  const { canAccess: mayPlan = false } = useCanAccess({ resource: 'cars', action: 'edit' });
  const shared = {
    carId,
    close: () => setOpen(null),
    changed: (next: CarMaintenance) => client.setQueryData(queryKey, next),
  };
  return (
    <Panel title="Maintenance">
      {reading.error && <Problem title={explain(reading.error)} />}
      {reading.data && (
        <Rows maintenance={reading.data} mayPlan={mayPlan} open={setOpen} changed={shared.changed} />
      )}
      {mayPlan && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => setOpen({ dialog: 'plan', plan: null })}>
            {t('Add a plan')}
          </Button>
          <Button variant="outlined" onClick={() => setOpen({ dialog: 'job' })}>
            {t('Plan a visit')}
          </Button>
        </Box>
      )}
      {open && <OpenDialog open={open} shared={shared} odometer={reading.data?.odometer ?? null} />}
    </Panel>
  );
}

interface DialogProps {
  open: Open;
  shared: MaintenanceDialog;
  odometer: number | null;
}

function OpenDialog({ open, shared, odometer }: DialogProps) {
  if (open.dialog === 'plan') return <PlanDialog {...shared} plan={open.plan} />;
  if (open.dialog === 'job') return <JobDialog {...shared} />;
  if (open.dialog === 'start') return <StartDialog {...shared} job={open.job} />;
  return <FinishDialog {...shared} job={open.job} odometer={odometer} />;
}

interface RowsProps extends Pick<MaintenanceDialog, 'changed'> {
  maintenance: CarMaintenance;
  mayPlan: boolean;
  open: (open: Open) => void;
}

function Rows({ maintenance: { plans, jobs, odometer }, mayPlan, open, changed }: RowsProps) {
  const t = useText();
  return (
    <>
      {odometer !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('Last reading {km} km', { km: odometer.toLocaleString('en-IN') })}
        </Typography>
      )}
      {plans.length + jobs.length === 0 && <Typography variant="body2">{t('None yet.')}</Typography>}
      <PanelLines>
        {plans.map((plan) => (
          <PlanRow
            key={plan.kind}
            plan={plan}
            change={mayPlan ? () => open({ dialog: 'plan', plan }) : null}
          />
        ))}
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            mayPlan={mayPlan}
            open={(dialog) => open({ dialog, job })}
            changed={changed}
          />
        ))}
      </PanelLines>
    </>
  );
}

/** @param change Null if the person cannot change the plan. */
function PlanRow({ plan, change }: { plan: MaintenancePlan; change: (() => void) | null }) {
  const t = useText();
  const name = useLocal()(messageOf(maintenanceMessages, plan.kind));
  const [label, color] = PLAN_STATES[plan.state];
  const due = [
    plan.dueKm === null ? null : t('at {km} km', { km: plan.dueKm.toLocaleString('en-IN') }),
    plan.dueOn === null ? null : t('on {day}', { day: formatDay(plan.dueOn) }),
  ];
  return (
    <PanelLine
      name={name}
      text={[
        t('Due {when}', { when: due.filter(Boolean).join(', ') }),
        plan.blocksHandover && t('blocks the handover'),
      ]
        .filter(Boolean)
        .join(' · ')}
      chip={{ color, label: t(label) }}
    >
      {change && (
        <Button size="small" aria-label={t('Change plan {kind}', { kind: name })} onClick={change}>
          {t('Change')}
        </Button>
      )}
    </PanelLine>
  );
}

interface JobRowProps extends Pick<MaintenanceDialog, 'changed'> {
  job: MaintenanceJob;
  mayPlan: boolean;
  open: (dialog: 'start' | 'finish') => void;
}

function JobRow({ job, mayPlan, open, changed }: JobRowProps) {
  const t = useText();
  const { kind, text, state, doneOn, odometer, cost, paidBy } = job;
  const [label, color] = JOB_STATES[state];
  const done = [
    doneOn && formatDay(doneOn),
    odometer === null ? null : t('{km} km', { km: odometer.toLocaleString('en-IN') }),
    cost === null ? null : formatRupees(cost),
    paidBy && t(paidBy === 'US' ? 'paid by us' : 'paid by the owner'),
  ];
  return (
    <PanelLine
      name={useLocal()(messageOf(maintenanceMessages, kind))}
      text={[text, ...done].filter(Boolean).join(' · ')}
      chip={{ color, label: t(label) }}
    >
      {state === 'DONE' ? (
        <CorrectJob job={job} changed={changed} />
      ) : (
        <>
          {mayPlan && (
            <Button size="small" aria-label={t('Block for {text}', { text })} onClick={() => open('start')}>
              {t('Block the car')}
            </Button>
          )}
          <Button size="small" aria-label={t('Complete {text}', { text })} onClick={() => open('finish')}>
            {t('Finish')}
          </Button>
          <RemoveJob job={job} changed={changed} />
        </>
      )}
    </PanelLine>
  );
}
