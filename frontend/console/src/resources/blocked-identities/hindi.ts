export const blockedIdentitiesHindi = {
  'Block list': 'ब्लॉक सूची',
  'Blocked contacts receive no codes to sign in; blocked numbers are flagged at the review. Suspend a customer to add one.':
    'ब्लॉक किए संपर्कों को लॉगिन का OTP नहीं मिलता; ब्लॉक किए नंबर जाँच में चिह्नित होते हैं। सूची में जोड़ने के लिए ग्राहक का अकाउंट रोकें।',
  'Nobody is blocked.': 'कोई ब्लॉक नहीं है।',
  Blocked: 'ब्लॉक किया गया',
  'Mail domain': 'मेल डोमेन',
  'Remove from the list': 'सूची से हटाएँ',
  'Remove {masked} from the block list?': '{masked} को ब्लॉक सूची से हटाएँ?',
  'A suspended account stays suspended.': 'रोका गया अकाउंट रुका ही रहेगा।',
  '{masked} is removed from the block list.': '{masked} को ब्लॉक सूची से हटा दिया गया।',
};
