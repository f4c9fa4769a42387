/** The names that use cases give to what they did, to what, and to which of its values. */
export const auditNamesHindi = {
  // what was done
  'Add admin': 'एडमिन जोड़ा',
  'Add custom admin': 'कस्टम एडमिन जोड़ा',
  'Disable staff': 'कर्मचारी बंद किया',
  'Enable staff': 'कर्मचारी चालू किया',
  'Approve customer': 'ग्राहक मंज़ूर किया',
  'Reject customer': 'ग्राहक नामंज़ूर किया',
  'Suspend customer': 'ग्राहक रोका',
  'Reveal aadhaar': 'आधार नंबर देखा',
  'Verify payment': 'भुगतान की जाँच की',
  'Reject payment': 'भुगतान नामंज़ूर किया',
  'Pay refund': 'रिफ़ंड दिया',
  'Confirm reservation': 'रिज़र्वेशन पक्का किया',
  'Decline reservation': 'रिज़र्वेशन मंज़ूर नहीं किया',
  'Edit car': 'कार बदली',
  'Retire car': 'कार सूची से हटाई',
  'Bring back car': 'कार वापस लाई',
  'Arrange pictures': 'फ़ोटो का क्रम बदला',
  'Replace agreement': 'एग्रीमेंट बदला',
  'Unblock car': 'कार का ब्लॉक हटाया',
  'Answer complaint': 'शिकायत का जवाब दिया',
  'Resolve complaint': 'शिकायत सुलझाई',
  'Reopen complaint': 'शिकायत फिर खोली',
  'Remove subscriber': 'न्यूज़लेटर से हटाया',
  'Resend message': 'संदेश फिर भेजा',

  // to what
  Staff: 'कर्मचारी',
  Subscriber: 'न्यूज़लेटर का ईमेल',
  Message: 'संदेश',
  Statement: 'बैंक स्टेटमेंट',

  // which value
  Reasons: 'कारण',
  Email: 'ईमेल',
  Attempts: 'कोशिशें',
  Rules: 'नियम',
  Upi: 'UPI',
};
