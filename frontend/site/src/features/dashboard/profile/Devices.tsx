import type { SignedInDevice } from '@contract/sessions';
import { partsOfDevice } from '@shared/format/device-name';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { StatusPill } from '@/ui/display/StatusPill';
import { Alert } from '@/ui/feedback/Alert';
import { Dialog } from '@/ui/feedback/Dialog';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { ProveOwner } from '@/ui/proof/ProveOwner';
import { isProofNeeded } from '@/ui/proof/use-proof-code';
import { useDevices, useEndSessions } from '../api/use-devices';
import { deviceMessages } from './device-messages';
import styles from './profile.module.css';

/** Shows the devices on which the customer is signed in, and can sign them out. */
export function Devices() {
  const t = useText(deviceMessages);
  const toast = useToast();
  const { data: devices, error, isFetching, refetch } = useDevices();
  const ending = useEndSessions();
  const end = (id: string) =>
    ending.mutate(id, {
      onSuccess: () => toast(t('signedOut'), 'success'),
      onError: (problem) => {
        if (!isProofNeeded(problem)) toast(t('failed'), 'error');
      },
    });
  const unproved = isProofNeeded(ending.error) ? ending.variables : undefined;
  const isBusy = (id: string) => ending.isPending && ending.variables === id;
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('title')}</h2>
      {error && !devices && (
        <Alert
          tone="error"
          title={t('notLoaded')}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
      <ul className={styles.devices}>
        {devices?.map((device) => (
          <li key={device.id}>
            <Device device={device} />
            {device.isThis ? (
              <StatusPill tone="success">{t('thisOne')}</StatusPill>
            ) : (
              <Button variant="secondary" busy={isBusy(device.id)} onClick={() => end(device.id)}>
                {t('signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices && devices.length > 1 && (
        <div>
          <Button variant="secondary" busy={isBusy('others')} onClick={() => end('others')}>
            {t('signOutElsewhere')}
          </Button>
        </div>
      )}
      {unproved && (
        <Dialog open sticky title={t('proofTitle')} onOpenChange={(open) => !open && ending.reset()}>
          <ProveOwner onDone={() => end(unproved)} onClose={() => ending.reset()} />
        </Dialog>
      )}
    </Card>
  );
}

function Device({ device: { label, network, firstUsedAt, lastUsedAt } }: { device: SignedInDevice }) {
  const t = useText(deviceMessages);
  const { formatInstant } = useFormats();
  const parts = partsOfDevice(label);
  return (
    <div className={styles.device}>
      <strong>{parts ? t('browserOn', parts) : t('unknownBrowser')}</strong>
      <span className={styles.small}>{t('lastUsed', { time: formatInstant(lastUsedAt) })}</span>
      <span className={styles.small}>
        {network === null
          ? t('since', { time: formatInstant(firstUsedAt) })
          : t('sinceFrom', { time: formatInstant(firstUsedAt), network })}
      </span>
    </div>
  );
}
