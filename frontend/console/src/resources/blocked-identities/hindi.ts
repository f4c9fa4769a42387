export const blockedIdentitiesHindi = {
  'Block list': 'ब्लॉक सूची',
  'Blocked people receive no codes to sign in. Suspend a customer to add one.':
    'इन्हें लॉगिन का OTP नहीं मिलता। सूची में जोड़ने के लिए ग्राहक का अकाउंट रोकें।',
  'Nobody is blocked.': 'कोई ब्लॉक नहीं है।',
  Blocked: 'ब्लॉक किया गया',
  'Mail domain': 'मेल डोमेन',
  'Remove from the list': 'सूची से हटाएँ',
  'Remove {masked} from the block list?': '{masked} को ब्लॉक सूची से हटाएँ?',
  'A suspended account stays suspended.': 'रोका गया अकाउंट रुका ही रहेगा।',
  '{masked} is removed from the block list.': '{masked} को ब्लॉक सूची से हटा दिया गया।',
};
