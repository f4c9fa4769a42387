import { ApiError, NetworkError } from '@shared/http';
import { explain, formErrorsOf, reasonOf } from './error-text';

const refusal = (message: string, http: number) => new ApiError({ message }, http);

describe('text of a failed request', () => {
  it('differs for a refusal, a server error, a timeout and a lost connection', () => {
    expect(explain(refusal('The plate is taken.', 409)).message).toBe('Error: The plate is taken.');
    expect(explain(refusal('Please quote r1.', 500)).message).toBe('Server error: Please quote r1.');
    expect(explain(new NetworkError('timeout')).message).toBe('No response from server.');
    expect(explain(new NetworkError('unreachable')).message).toBe('Network error: No response from server.');
  });

  it("shows an instant in a server message in the city's time", () => {
    const error = refusal('Decided by 9000000001 at 2025-11-20T19:35:00.123Z.', 409);
    expect(reasonOf(error).message).toBe('Decided by 9000000001 at Fri, 21 Nov 2025, 1:05 AM IST.');
  });

  it('assigns each message to its field', () => {
    const error = new ApiError(
      {
        code: 1001,
        status: 'INVALID',
        message: 'Two fields are wrong.',
        data: null,
        errors: [
          {
            field: 'year',
            message: 'year is 1980 to 2026.',
            messageKey: 'fleet.enterWholeNumber',
            messageParams: { min: 1980, max: 2026 },
          },
          { field: 'plate', message: 'plate is no plate.' },
        ],
      },
      400,
    );
    expect(formErrorsOf(error)).toEqual({
      year: '@@react-admin@@{"message":"server.fleet.enterWholeNumber","args":{"min":1980,"max":2026,"_":"year is 1980 to 2026."}}',
      plate: 'plate is no plate.',
    });
  });
});
