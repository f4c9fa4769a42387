import type { ConsoleMessage, MessageText } from '@contract/office';
import type { Api } from '../api';

export interface MessageCalls {
  /** What one message says; a one-time code in it is covered. */
  messageText(id: number): Promise<MessageText>;
  resendMessage(id: number): Promise<ConsoleMessage>;
}

export const messageCalls = (api: Api): MessageCalls => ({
  messageText: async (id) => (await api.request(`/console/messages/${id}/text`)).json as MessageText,
  resendMessage: async (id) =>
    (await api.request(`/console/messages/${id}/resend`, { method: 'PUT' })).json as ConsoleMessage,
});
