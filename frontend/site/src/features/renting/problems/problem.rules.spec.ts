import { problemOf } from './problem.rules';

const refused = (code: number, rest: object = {}) => ({
  code,
  message: 'No.',
  data: null,
  errors: [],
  ...rest,
});

it.each([
  [1003, 'signIn'],
  [1004, 'refused'],
  [1006, 'refused'],
  [1012, 'taken'],
  [1013, 'paymentNeeded'],
  [1016, 'fareChanged'],
  [1019, 'approvalNeeded'],
  [1001, 'failed'],
  [1018, 'failed'],
  [0, 'failed'],
])('maps code %i to %s', (code, kind) => {
  expect(problemOf(refused(code)).kind).toBe(kind);
});

it('treats a missing response as a lost connection', () => {
  expect(problemOf(null)).toEqual({ kind: 'network' });
});

it('keeps the field errors of the server', () => {
  const problem = problemOf(refused(1005, { errors: [{ field: 'transactionId', message: 'Used before.' }] }));
  expect(problem).toMatchObject({ fields: { transactionId: { message: 'Used before.' } } });
});

it('requires a sign-in if the account has no mobile number', () => {
  const errors = [{ field: 'mobile', message: 'No number.' }];
  expect(problemOf(refused(1001, { errors }))).toMatchObject({ kind: 'signIn', why: { message: 'No.' } });
});

it.each(['PENDING', null])('returns the approval %s of a customer who may not rent', (approval) => {
  expect(problemOf(refused(1019, { data: { approval } }))).toMatchObject({ approval });
});

it('returns the reference of the rental with the debt', () => {
  expect(problemOf(refused(1013, { data: { owed: 300, reference: 'K7PQ2M9XRA' } }))).toMatchObject({
    kind: 'paymentNeeded',
    debt: 'K7PQ2M9XRA',
  });
});

it('accepts a response without data', () => {
  expect(problemOf(refused(1019))).toMatchObject({ approval: null });
  expect(problemOf(refused(1019, { data: { approval: null, need: 'LICENCE' } }))).toMatchObject({
    kind: 'refused',
    link: '/register?licence',
  });
  expect(problemOf(refused(1012))).toMatchObject({ taken: { nextFreeFrom: null, alternatives: [] } });
});

it('lists open holds and rentals only if the response contains them', () => {
  const open = { limit: 3, holds: [], rentals: [] };
  expect(problemOf(refused(1020, { data: open }))).toMatchObject({ kind: 'tooManyOpen', open });
  expect(problemOf(refused(1020))).toMatchObject({ kind: 'failed', fields: {} });
});
