import { isFlag, isId, isNumber, isText, listOf, nullOr, objectOf, oneOf, parseStored } from './stored-value';

const isCar = objectOf({
  id: isId,
  fuel: oneOf('Petrol', 'Diesel'),
  mileage: nullOr(isNumber),
  isClean: isFlag,
  images: listOf(objectOf({ url: isText })),
});

const car = { id: 7, fuel: 'Petrol', mileage: 17.4, isClean: true, images: [{ url: '/a.webp' }] };

describe('parseStored', () => {
  it.each([
    ['all fields', car],
    ['a null that is allowed', { ...car, mileage: null }],
    ['an empty list', { ...car, images: [] }],
  ])('returns a value with %s', (_what, value) => {
    expect(parseStored(JSON.stringify(value), isCar)).toEqual(value);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a text that is not JSON', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no fields', '{}'],
    ['an id of zero', JSON.stringify({ ...car, id: 0 })],
    ['an id with a fraction', JSON.stringify({ ...car, id: 1.5 })],
    ['an unknown option', JSON.stringify({ ...car, fuel: 'Coal' })],
    ['a text for a number', JSON.stringify({ ...car, mileage: '17.4' })],
    ['a number above all finite ones', JSON.stringify(car).replace('17.4', '1e999')],
    ['a number for a flag', JSON.stringify({ ...car, isClean: 1 })],
    ['an object for a list', JSON.stringify({ ...car, images: {} })],
    ['an incomplete item', JSON.stringify({ ...car, images: [{ url: '/a.webp' }, {}] })],
    ['null for an item', JSON.stringify({ ...car, images: [null] })],
  ])('returns null for %s', (_what, text) => {
    expect(parseStored(text, isCar)).toBeNull();
  });
});
