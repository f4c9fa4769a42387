export { ApiError, inEnglish, isRefusal, isUndecided, NetworkError } from './errors';
export { readJson, request, requestBare, requestText } from './request';
export { send } from './send';
export type { HttpResponse, RequestOptions } from './send';
