import type { ConsoleMessage, MessageText } from '@contract/office';
import type { Api } from '../../shared/http/api';

export interface MessageCalls {
  /** The text of a message, with one-time codes masked. */
  messageText(id: number): Promise<MessageText>;
  resendMessage(id: number): Promise<ConsoleMessage>;
}

export const messageCalls = (api: Api): MessageCalls => ({
  messageText: (id) => api.json(`/console/messages/${id}/text`),
  resendMessage: (id) => api.json(`/console/messages/${id}/resend`, { method: 'PUT' }),
});
