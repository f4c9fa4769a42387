import { findViolations, readSources } from './table-owners';

const TABLES = {
  'backend/modules/fleet/car.entity.ts': `@Entity('cars')\nexport class Car {}`,
  'backend/modules/rentals/rental.entity.ts': `@Entity('rentals')\n@Index('x')\nexport class Rental {}`,
  'backend/platform/outbox/outbox-message.entity.ts': `@Entity('outbox_messages')\nexport class OutboxMessage {}`,
};

const planted = (path: string, text: string): string[] =>
  findViolations({ ...TABLES, [`backend/modules/${path}`]: text });

describe('ownership of tables', () => {
  it('is respected by every module', () => expect(findViolations(readSources())).toEqual([]));

  it.each([
    ['INSERT INTO cars (id) VALUES ($1)'],
    ['WITH changed AS (UPDATE cars SET seats = 5) SELECT 1'],
    ['DELETE FROM\n   cars'],
    ['LOCK TABLE cars IN EXCLUSIVE MODE'],
  ])('reports a write by another module: %s', (sql) => {
    const file = 'backend/modules/rentals/place-rental.ts';
    expect(planted('rentals/place-rental.ts', `query('${sql}')`)).toEqual([`${file} writes cars of fleet`]);
    expect(planted('rentals/rental-queries.ts', `query('${sql}')`)).toHaveLength(1);
    expect(planted('fleet/add-car.ts', `query('${sql}')`)).toEqual([]);
  });

  it.each([
    ['SELECT name FROM cars WHERE id = $1'],
    ['SELECT 1 FROM rentals r\n  JOIN cars k ON k.id = r.car_id'],
    ['SELECT EXISTS (SELECT FROM cars)'],
  ])('reports a read by another module outside of a read model: %s', (sql) => {
    const file = 'backend/modules/rentals/place-rental.ts';
    expect(planted('rentals/place-rental.ts', `query('${sql}')`)).toEqual([`${file} reads cars of fleet`]);
    expect(planted('rentals/queries/rental-queries.ts', `query('${sql}')`)).toEqual([]);
  });

  it('reports a read of a platform table', () =>
    expect(planted('messages/resend.ts', `query('SELECT FROM outbox_messages')`)).toHaveLength(1));

  it('reports a read model that writes its own table', () =>
    expect(planted('fleet/car-queries.ts', `query('UPDATE cars SET seats = 5')`)).toHaveLength(1));

  it('reports a read model of foreign tables that can run in a transaction', () =>
    expect(
      planted('rentals/rental-queries.ts', `one(manager: EntityManager) { query('SELECT 1 FROM cars') }`),
    ).toHaveLength(1));

  it('reports an import of a foreign entity outside of an entity file', () => {
    const text = `import { type LockedCar, Car } from '../fleet/index.js';`;
    expect(planted('rentals/place-rental.ts', text)).toHaveLength(1);
    expect(planted('rentals/hold.entity.ts', text)).toEqual([]);
  });

  it('ignores IS DISTINCT FROM', () =>
    expect(planted('rentals/place-rental.ts', `'a IS DISTINCT FROM cars'`)).toEqual([]));
});
