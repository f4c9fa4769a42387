import type { Texts } from '@contract/messages/define-messages';
import { reactAdminHindi } from '../../shared/i18n/react-admin.hindi';
import { consoleHindi } from './texts.hindi';

export { serverHindi } from '@shared/messages/hindi';
export { errorsHindi } from '../../shared/http/error-messages.hindi';

/** Every text in Hindi: react-admin's by its keys, all others by their English. */
export const hindi: Texts = { ...reactAdminHindi, ...consoleHindi };
