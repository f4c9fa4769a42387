import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { explain } from '../error-text';
import { BackLink } from './BackLink';
import { Problem } from './Problem';
import { Screen } from './Screen';
import { TryAgain } from './TryAgain';

interface Props {
  title: string;
  lead?: ReactNode;
  /** What reads the record, as react-admin and react-query answer it. */
  reading: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Of what will stand here, in pixels. */
  height?: number;
}

/** A record's screen until the record is there: its place, or why it could not be read. */
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
