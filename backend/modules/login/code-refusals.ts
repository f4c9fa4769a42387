import { loginMessages } from '../../contract/messages/login.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { Refusal, refuse } from '../../platform/http/refusal.js';

export function codeWrong(triesLeft: number): Refusal {
  const text =
    triesLeft > 0
      ? messageOf(loginMessages, 'wrongCodeTriesLeft', { count: triesLeft })
      : messageOf(loginMessages, 'wrongCode');
  return refuse('CODE_WRONG', text, { triesLeft });
}

/** Returns the result of `work`, or the refusal that it throws. */
export async function refusalOf<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
