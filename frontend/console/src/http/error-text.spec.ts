import { ApiError, NetworkError } from '@shared/http';
import { explain, fieldErrorsOf, reasonOf } from './error-text';

const refusal = (message: string, http: number) => new ApiError({ message }, http);

describe('what a person reads when a request went wrong', () => {
  it('tells a refusal, a server error, a timeout and a lost connection apart', () => {
    expect(explain(refusal('The plate is taken.', 409))).toBe('Error: The plate is taken.');
    expect(explain(refusal('Please quote r1.', 500))).toBe('Server error: Please quote r1.');
    expect(explain(new NetworkError('timeout'))).toBe('No response from server.');
    expect(explain(new NetworkError('unreachable'))).toBe('Network error: No response from server.');
  });

  it("shows an instant in a server's message by the city's clock", () => {
    const error = refusal('Decided by 9000000001 at 2025-11-20T19:35:00.123Z.', 409);
    expect(reasonOf(error)).toMatch(/^Decided by 9000000001 at 21 Nov 2025, 1:05 am\.$/i);
  });

  it('keeps the messages with the fields they are about', () => {
    const error = new ApiError(
      {
        code: 1001,
        status: 'INVALID',
        message: 'Two fields are wrong.',
        data: null,
        errors: [
          { field: 'year', message: 'year is 1980 to 2026.' },
          { field: 'plate', message: 'plate is no plate.' },
        ],
      },
      400,
    );
    expect(fieldErrorsOf(error)).toEqual({ year: 'year is 1980 to 2026.', plate: 'plate is no plate.' });
  });
});
