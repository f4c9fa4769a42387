import type { TextsFor } from '@contract/messages/define-messages';
import type { httpMessages } from '@contract/messages/http.messages';

export const httpHindi: TextsFor<typeof httpMessages> = {
  noResponse: 'सर्वर से जवाब नहीं आया। इंटरनेट कनेक्शन देखकर फिर से कोशिश करें।',
  unreadable: 'सर्वर का जवाब पढ़ा नहीं जा सका।',
  status: 'सर्वर का जवाब: {http}।',
};
