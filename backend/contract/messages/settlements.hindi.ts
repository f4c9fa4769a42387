import type { TextsFor } from './define-messages.js';
import type { settlementsMessages } from './settlements.messages.js';

/** Here instead of in `frontend/shared/messages`, because the server writes bills in Hindi. */
export const settlementsHindi: TextsFor<typeof settlementsMessages> = {
  late: '{h} घंटे {m} मिनट की देरी। {grace} मिनट के बाद {hours, plural, one {{hours} शुरू हुआ घंटा} other {{hours} शुरू हुए घंटे}}, {perHour} प्रति घंटा, एक दिन में ज़्यादा से ज़्यादा {day}।',
  fuel: '{capacity} लीटर {missing, plural, one {का 1 आठवाँ हिस्सा} other {के {missing} आठवें हिस्से}} = {quantity} लीटर × {price}।',
  fuelFee:
    '{capacity} लीटर {missing, plural, one {का 1 आठवाँ हिस्सा} other {के {missing} आठवें हिस्से}} = {quantity} लीटर × {price} + ईंधन भरने का शुल्क {fee}।',
  battery: '{capacity} kWh का {missing}% = {quantity} kWh × {price}।',
  batteryFee: '{capacity} kWh का {missing}% = {quantity} kWh × {price} + चार्ज करने का शुल्क {fee}।',
  extraKm: '{driven} km चली − {perDay} km × {days} दिन = {extra} km × {fee}।',
  settled: 'हिसाब पूरा हुआ, किसी का कुछ बाकी नहीं',
  notFound: 'यह हिसाब नहीं मिला।',
  changed: 'आपके देखने के बाद यह हिसाब बदल गया है। इसे फिर से देखें।',
  state: 'यह हिसाब अब {state} है।',
  tooLateToDispute: 'इस पर {when} तक आपत्ति की जा सकती थी।',
  tooLateToCharge: 'शुल्क {when} तक भेजे जा सकते थे।',
  totalChanged: 'कुल रकम अब {total} है। इसे फिर से जाँचें।',
  damageNeedsForm: 'नुक़सान और न मिली चीज़ के पैसे तभी लिए जा सकते हैं जब पिकअप और वापसी के फ़ॉर्म में वे दिखें।',
  deskBackdated: 'यह हिसाब सिर्फ़ एडमिन भेज सकता है, क्योंकि वापसी एक दिन से ज़्यादा बाद में दर्ज हुई।',
  deskNoDamage: 'नुक़सान या छूट वाला हिसाब सिर्फ़ एडमिन भेज सकता है।',
  deskLimit: 'कस्टम एडमिन {limit} तक का हिसाब भेज सकते हैं। एडमिन से कहें।',
  creditByAdmin: 'छूट सिर्फ़ एडमिन दे सकता है।',
  kindNeeded: 'चुनें कि यह लाइन किसके लिए है।',
  amountNeeded: 'रकम रुपयों में लिखें, जैसे 500 या 499.50।',
  amountLimit: 'रकम ज़्यादा से ज़्यादा {max} हो सकती है।',
  creditLimit: 'छूट ज़्यादा से ज़्यादा {max} हो सकती है, जो कुल शुल्क है।',
  textNeeded: '3 से 500 अक्षरों में लिखें कि यह लाइन किसके लिए है। ग्राहक इसे पढ़ता है।',
  evidenceNeeded: 'कम से कम एक फ़ोटो जोड़ें जिसमें यह दिखे।',
  estimateNeeded: 'मरम्मत का अनुमान या रेट लिस्ट जोड़ें।',
  markNeeded: 'वापसी का वह निशान चुनें जिसमें यह दिखता है।',
  markUnknown: 'यह निशान नहीं मिला, या दूसरी लाइन में इसका शुल्क है। हिसाब फिर से पढ़ें।',
  markUnsuited:
    'यह निशान इसे साबित नहीं करता: नुक़सान और न मिली चीज़ पिकअप के बाद की होनी चाहिए, और नुक़सान और गंदगी की फ़ोटो चाहिए।',
  evidenceMissing: 'एक लाइन में फ़ोटो या निशान नहीं है। उसे हटाकर फिर से जोड़ें।',
  noSuchLine: 'यह लाइन नहीं मिली। हिसाब फिर से देखें।',
  disputeText: '{min} से {max} अक्षरों में बताएँ कि आपको इस लाइन पर आपत्ति क्यों है।',
  disputeLines: 'कम से कम एक लाइन चुनें जिसमें रकम ली गई है।',
  disputePhotos: 'हर लाइन में ज़्यादा से ज़्यादा {max} फ़ोटो जोड़ें।',
  replyEach: 'आपत्ति वाली हर लाइन का एक बार जवाब दें।',
  replyAmount: '{amount} से कम रकम लिखें।',
  replyText: 'ज़्यादा से ज़्यादा {max} अक्षरों में लिखें कि ग्राहक को क्या जानना चाहिए।',
};
