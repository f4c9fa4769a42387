import { type Channel, CHANNELS } from './outbox-message.entity.js';

/** Messages that are delivered one after the other, independently of all others. */
export interface LaneName {
  channel: Channel;
  /** Codes have lanes of their own, because somebody waits for them. */
  carriesCode: boolean;
}

export const LANES: readonly LaneName[] = CHANNELS.flatMap((channel) => [
  { channel, carriesCode: true },
  { channel, carriesCode: false },
]);

/** The notice that a lane has a new message. */
export const noticeOf = ({ channel, carriesCode }: LaneName): string =>
  `outbox_${channel.toLowerCase()}${carriesCode ? '_code' : ''}`;
