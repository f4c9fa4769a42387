import type { TextsFor } from '@contract/messages/define-messages';
import type { documentsMessages } from '@contract/messages/documents.messages';

export const documentsHindi: TextsFor<typeof documentsMessages> = {
  notFound: 'यह दस्तावेज़ नहीं मिला।',
};
