import type { TextsFor } from './define-messages.js';
import type { inspectionMessages } from './inspection.messages.js';

/** Here instead of in `frontend/shared/messages`, because the server writes e-mails in Hindi. */
export const inspectionHindi: TextsFor<typeof inspectionMessages> = {
  FRONT: 'आगे का हिस्सा',
  LEFT: 'बाईं तरफ़',
  BACK: 'पीछे का हिस्सा',
  RIGHT: 'दाईं तरफ़',
  ODOMETER: 'ओडोमीटर और ईंधन मीटर',
  WINDSCREEN: 'विंडस्क्रीन',
  TYRES: 'टायर',
  SPARE_WHEEL: 'स्टेपनी और औज़ार',
  INTERIOR: 'अंदर का हिस्सा',
  PAPERS: 'कार में गाड़ी के काग़ज़ात',
  FASTAG: 'FASTag',
};
