import type { EntityManager } from 'typeorm';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Refusal } from '../../platform/http/refusal.js';
import type { Settings } from '../settings/index.js';
import type { Car } from './car.entity.js';

/**
 * Checks that the car may be listed. Called by commands after which the car is listed. Accepts a plate of unknown kind.
 *
 * @throws Refusal 1015 PLATE_KIND for a private car of a licensed operator.
 */
export async function requireListablePlate(
  manager: EntityManager,
  settings: Settings,
  { plateKind }: Pick<Car, 'plateKind'>,
): Promise<void> {
  if (plateKind !== 'PRIVATE') return;
  const { licensedOperator } = await settings.lock(manager);
  if (!licensedOperator) return;
  const message = messageOf(fleetMessages, 'privatePlate');
  throw new Refusal('WRONG_STATE', message, { status: 'PRIVATE', reason: 'PLATE_KIND' }, [
    { field: 'plateKind', message },
  ]);
}
