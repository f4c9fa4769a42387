import fc from 'fast-check';
import { blockCar, retireCar, unblockCar } from '../business/fleet';
import { command, exchange, pick } from '../command';
import { car, which, window, windowOf, windowText } from './choices';

export const block = fc.tuple(car, window).map(([number, window]) =>
  command(`block(car ${number}, ${windowText(window)})`, async (scene) => {
    const { model, system } = scene;
    const car = model.cars[number]!;
    const taken = windowOf(model, window);
    const { fromDate, toDate, pickupTime: fromTime, dropTime: toTime } = taken;
    const body = { carId: car.id, fromDate, fromTime, toDate, toTime, reason: 'Service' };
    const { block, answer } = await exchange(
      scene,
      () => blockCar(model, car, taken),
      () => system.byAdmin('POST', '/console/blocks', body),
    );
    if (block) block.id = (answer.body as { id: number }).id;
  }),
);

export const unblock = which.map((number) =>
  command(
    `unblock(block ${number})`,
    async (scene) => {
      const block = pick(scene.model.blocks, number);
      await exchange(
        scene,
        () => ({ outcome: unblockCar(scene.model, block) }),
        () => scene.system.byAdmin('DELETE', `/console/blocks/${block.id}`),
      );
    },
    (model) => model.blocks.length > 0,
  ),
);

export const retireOrBringBack = fc.tuple(car, fc.boolean()).map(([number, retired]) =>
  command(`${retired ? 'retire' : 'bringBack'}(car ${number})`, async (scene) => {
    const car = scene.model.cars[number]!;
    const body = { version: car.version, retired };
    await exchange(
      scene,
      () => ({ outcome: retireCar(car, retired) }),
      () => scene.system.byAdmin('PUT', `/console/cars/${car.id}/retirement`, body),
    );
  }),
);
