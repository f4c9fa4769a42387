import type { Api } from '../../shared/http/api';

export interface SubscriberCalls {
  removeSubscriber(id: number): Promise<void>;
}

export const subscriberCalls = (api: Api): SubscriberCalls => ({
  removeSubscriber: (id) => api.json(`/console/subscribers/${id}`, { method: 'DELETE' }),
});
