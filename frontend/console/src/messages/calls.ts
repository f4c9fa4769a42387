import type { ConsoleMessage, MessageText } from '@contract/office';
import type { Api } from '../api';

export interface MessageCalls {
  /** What one message says; a one-time code in it is covered. */
  messageText(id: number): Promise<MessageText>;
  resendMessage(id: number): Promise<ConsoleMessage>;
}

export const messageCalls = (api: Api): MessageCalls => ({
  messageText: (id) => api.json(`/console/messages/${id}/text`),
  resendMessage: (id) => api.json(`/console/messages/${id}/resend`, { method: 'PUT' }),
});
