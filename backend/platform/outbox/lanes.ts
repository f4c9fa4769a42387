import { type Channel, CHANNELS } from './outbox-message.entity.js';

/** Messages that are delivered independently of the other lanes. */
export interface LaneName {
  channel: Channel;
  /** One-time codes have separate lanes, because the recipient is waiting for them. */
  carriesCode: boolean;
}

export const LANES: readonly LaneName[] = CHANNELS.flatMap((channel) => [
  { channel, carriesCode: true },
  { channel, carriesCode: false },
]);

/** The channel of notices about new messages of a lane. */
export const noticeOf = ({ channel, carriesCode }: LaneName): string =>
  `outbox_${channel.toLowerCase()}${carriesCode ? '_code' : ''}`;
