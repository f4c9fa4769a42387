import type { ConsoleMessage, MessageText, ResentMessages } from '@contract/office';
import type { Api } from '../../shared/http/api';

export interface MessageCalls {
  /** The text of a message, with one-time codes masked. */
  messageText(id: number): Promise<MessageText>;
  resendMessage(id: number): Promise<ConsoleMessage>;
  resendFailedMessages(): Promise<ResentMessages>;
}

export const messageCalls = (api: Api): MessageCalls => ({
  messageText: (id) => api.json(`/console/messages/${id}/text`),
  resendMessage: (id) => api.json(`/console/messages/${id}/resend`, { method: 'PUT' }),
  resendFailedMessages: () => api.json('/console/messages/resend-failed', { method: 'POST' }),
});
