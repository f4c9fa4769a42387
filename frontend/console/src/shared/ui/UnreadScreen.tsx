import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { explain } from '../http/error-text';
import type { PlainText } from '../i18n';
import type { Composed } from '../i18n';
import { BackLink } from './BackLink';
import { Problem } from './Problem';
import { Screen } from './Screen';
import { TryAgain } from './TryAgain';

interface Props {
  title: PlainText | Composed;
  lead?: PlainText | ReactElement;
  /** The query that reads the record. */
  reading: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Height of the placeholder, in pixels. */
  height?: number;
}

/** A record's screen while it loads or when it cannot be read. */
export const UnreadScreen = ({ title, lead = <BackLink />, reading, height = 320 }: Props) => (
  <Screen title={title} lead={lead}>
    {reading.error ? (
      <Problem
        title={explain(reading.error)}
        action={<TryAgain busy={reading.isFetching} onPress={() => void reading.refetch()} />}
      />
    ) : (
      <Skeleton variant="rounded" height={height} />
    )}
  </Screen>
);
