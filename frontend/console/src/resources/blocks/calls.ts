import type { BlockRequest, ConsoleBlock } from '@contract/fleet/console-fleet';
import type { Api } from '../../shared/http/api';

export interface BlockCalls {
  placeBlock(body: BlockRequest, key: string): Promise<ConsoleBlock>;
  removeBlock(id: number): Promise<void>;
}

export const blockCalls = (api: Api): BlockCalls => ({
  placeBlock: (body, idempotencyKey) => api.json('/console/blocks', { method: 'POST', body, idempotencyKey }),
  removeBlock: (id) => api.json(`/console/blocks/${id}`, { method: 'DELETE' }),
});
