import { type CodeName, CODES } from '../../../backend/contract/codes';

/** The expected response of the service. */
export interface Outcome {
  http: number;
  code: number;
}

export const DONE: Outcome = { http: 200, code: CODES.OK.code };
export const CREATED: Outcome = { http: 201, code: CODES.OK.code };

export const refused = (name: CodeName): Outcome => ({ http: CODES[name].http, code: CODES[name].code });
