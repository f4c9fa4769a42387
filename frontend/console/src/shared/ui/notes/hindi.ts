export const notesHindi = {
  'Notes for staff': 'स्टाफ़ के लिए नोट',
  'No notes yet. Only staff can read them.': 'अभी कोई नोट नहीं है। नोट सिर्फ़ स्टाफ़ पढ़ सकता है।',
  'New note': 'नया नोट',
  'A note cannot be changed later.': 'नोट बाद में बदला नहीं जा सकता।',
  'The note was not saved.': 'नोट सेव नहीं हुआ।',
  'Save note': 'नोट सेव करें',
  'Note added': 'नोट जोड़ा गया',
};
