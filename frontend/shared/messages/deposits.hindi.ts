import type { TextsFor } from '@contract/messages/define-messages';
import type { depositsMessages } from '@contract/messages/deposits.messages';

export const depositsHindi: TextsFor<typeof depositsMessages> = {
  amount: 'डिपॉज़िट रुपयों में लिखें, कुछ नहीं तो 0।',
  notLower: '{deposit} से कम लिखें: अभी इतना डिपॉज़िट देना है।',
  afterHandover: 'डिपॉज़िट कार देने तक ही कम किया जा सकता है।',
};
