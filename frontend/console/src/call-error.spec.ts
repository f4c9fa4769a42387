import { CallError, explain, reasonOf } from './call-error';

describe('what a person reads when a call went wrong', () => {
  it('tells a refusal, a fault, silence and a lost connection apart', () => {
    expect(explain(new CallError('refused', 'The plate is taken.', 409))).toBe('Error: The plate is taken.');
    expect(explain(new CallError('failed', 'Please quote r1.', 500))).toBe('Server error: Please quote r1.');
    expect(explain(new CallError('silent', 'No response from server.'))).toBe('No response from server.');
    expect(explain(new CallError('unreachable', 'No response from server.'))).toBe(
      'Network error: No response from server.',
    );
  });

  it("shows an instant in a server's message by the city's clock", () => {
    const error = new CallError('refused', 'Decided by 9000000001 at 2025-11-20T19:35:00.123Z.', 409);
    expect(reasonOf(error)).toMatch(/^Decided by 9000000001 at 21 Nov 2025, 1:05 am\.$/i);
  });

  it('keeps the messages with the fields they are about', () => {
    const error = new CallError('refused', 'Two fields are wrong.', 400, {
      code: 1001,
      status: 'INVALID',
      message: 'Two fields are wrong.',
      data: null,
      errors: [
        { field: 'year', message: 'year is 1980 to 2026.' },
        { field: 'plate', message: 'plate is no plate.' },
      ],
    });
    expect(error.fieldErrors).toEqual({ year: 'year is 1980 to 2026.', plate: 'plate is no plate.' });
  });
});
