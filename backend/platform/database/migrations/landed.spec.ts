import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of every migration that landed. Databases that ran one never run it again, so it must not change any more. */
const LANDED: Record<string, string> = {
  '1764400000000-initial-schema.ts': '956ffecee6122b5d61a41df6f4dbf71224c4b24dd02d12369b453e853716c4c5',
  '1764500300000-staff-names.ts': '2fa90158aed0e83e59a855daa791f3de703fa7980d89311aa71a2c46d28a10f4',
  '1764500310000-notes.ts': '1ef94fb435bda018a836d2866f9f8620afb3273103851cbe8c68fef3df0ac021',
  '1764510000000-next-pickup-index.ts': 'e65a6898ffdd3748b63faa2c405d14aa248173cd059fb5d85ae9b51f79627b02',
  '1764540000000-document-backs.ts': '780af3efffb50ee9c9aed2e439e29a7f8f0d5ca0b157f171ca5b1c8708baf1ac',
  '1764550000000-text-keys.ts': '3acf9e356c9dce4e9490b8aa98895993eb1ed7dba88f4ad709953098ab46e2a0',
  '1764560000000-agreed-charges.ts': '2f74a734c8f1b1d29beb4f6c781d64d83b9c34db22a9c4fefec9f9d4d3891c69',
  '1764563000000-checking-time-indexes.ts':
    '8837e35bd022774f9e403c6d6b0c4f7d8808511c4a7d19b196ed759d5da2de15',
  '1764566100000-message-lanes.ts': '5dc68ee3cb0315ec4e6150b7a14ef62028f72b7b73f3b423b6a6f55b6836893e',
  '1764567600000-messages-sent-once.ts': '0e68d6cdd3d29862e01b3fdeafdda349bac442c6edaa799855e5b54773b1fada',
  '1764568200000-picked-up-index.ts': '4b9e7b46006e7f841d08da648a8d9f94828a6c0664294e81d20c7f5781a0f72c',
  '1764610000000-ledger.ts': 'd909469cf3ee0d02b40437624e6e005bf27f702aa7c852e5b6387f3918717fb5',
  '1764611000000-ledger-entries-of-rentals.ts':
    '922383519156a695ab87c8728e7283cdf5bcd8b38cd523bee0e78d19c0ba2dfe',
  '1764620000000-overdue-trips.ts': '2515dfa4438839d18707a64e114d54395239e9a5ad4fc597f61d8f11e2e5c389',
  '1764630000000-payment-corrections.ts': '2214c3ef96c979f6e9a30a6d0f3c157d1d86e4dea2185644ab53284ee991dfe6',
  '1764640000000-boot-space.ts': 'fa9ec64e23c8971f0ed48c8f0d24909bdb1cc22321fd7ca55d93d4d675a347ee',
  '1764650000000-refunds.ts': '8025a510de4150475c9a14d1f7460937f102df86f22b32b12a3121bfe9540bb0',
  '1764651000000-refunds-of-payments.ts': '42f6c07034c52e600482997b5f75533e8bd0a3f828f19b80048d23a66e3fe1cf',
  '1764660000000-trip-records.ts': '0882bbe2836fa19a27ab4f5c0e0d45cdf97f16299b9b81b96ac03473186268a5',
  '1764670000000-drawers.ts': 'b9de774ab2d1d3ecbb0fbfa75479085b1c690b84e9ff88834db462b9c9419277',
  '1764695000000-work-notices.ts': 'aea9347711775ec2cae538e11512739f15360d1b9921b009219064d506891b4f',
  '1764695100000-customer-sms.ts': '83050d9787f5a69f21663b1dd32af8eb240e909abcd0241f4a61e7f8e8ee06f7',
  '1764696000000-refund-references.ts': '85a75ef6c0421a5bf9b540b58d2ce88cdeebd0e5671f3b45dccc8c8899f0f611',
  '1764697000000-shortage.ts': 'c94d73c596533f75e3ca9963a854bdfaf61ff68d92102026788c58ac059956a1',
  '1764699000000-sign-ins.ts': '7b510ae8c6d3ff0db2219628a8ba0e95f06b8e90f9a794cec20b4ebe4a33161b',
  '1764710000000-refund-destinations.ts': '71749d39f5f98540464d9eff62d56bc63043b48d61f54a9f70a4368b0ae4fab4',
  '1764740000000-session-use.ts': 'dacf27be5fdb8ee20f8c49db44c6e5d90bf73a23c5b06608e4adbe4280161d0e',
  '1764661000000-our-fault.ts': 'c1432da0127fcf2b8307006bb02e3e364ff6a46328579f786fe9bd37e1938ce9',
  '1764671000000-receipts.ts': '99f2472b67fcf1a9e15a6573df5e4b6d093e347e752bdf484dba71ce3d899a34',
  '1764698000000-undone-moves.ts': '9574990614ff904b0d00cd07320002d9fd1eaa981bb320e4d6b5acbc339a7132',
  '1764698100000-compensation.ts': '2446d4fa2737f2130eeba4caa913d8ba335e4ae9f72c858867632b84726acb00',
  '1764875000000-licences.ts': '5dfa02d29aff38ec2929030070ccbbf8c7ce6158ec8cee72a32e9d749f05804d',
  '1764877000000-renewals.ts': '4a41c3f75f7c2a1aca11a8301389c02d6debb3081ca72fec9cc7628b7978ac99',
  '1764877100000-blocked-identities.ts': 'bc9d9c9a0a29f34fcdfcfe49116923c2a3fe0872f6cca2e0375ee2f9f7889e38',
  'initial-schema/clock.ts': 'bf0e4e451232da4912084f1b535e5ac9d111b06c7b9b796328add09768989206',
  'initial-schema/consistency.ts': '9db4374106cf36f181c4d0e2b07b5ac41619d64936a9e5a72c6f4988c69527dd',
  'initial-schema/fleet.ts': '2c6faeabe84f5eca586934635e1af7e6ec45e8414b040ed6ff5d88f5a46b1e95',
  'initial-schema/office.ts': '48f3c70bfe49cc7b8a72f97a239e70a992aa5bd137e9495842c3f713f09d3ef1',
  'initial-schema/payments.ts': '3b270fe5965beddff795950c8e55a9ad5461f9549613670a343af0a8deb3e4bc',
  'initial-schema/people.ts': 'd94e3f325db7100a800760af2c3d5606b663251f78a21ef8f9c360d08122efb7',
  'initial-schema/rentals.ts': '05f44287d5f245b0035c32b4ff9941b7ca77dae6282cbea92f466fd1348240f9',
  'initial-schema/triggers.ts': '17348b903af2d674bee9ae4eb5f257e0bbaf922cc9cf055bc363cf56f7951b94',
  'refunds/checks.ts': 'd9703c8d569838cbaf26ed9913e781431570322bc899b9dbc7628e1e94d5511e',
  'refunds/completion.ts': '3ceaaec66da4cbc720fc089f5bf58cb4b537cb51aab972b86ead13ca37e8484f',
  'refunds/figures.ts': 'e8acc71e28296ab19c93e03b0f2a631665465ac1c90b07006a469d1021cf80ae',
  'refunds/settlement.ts': 'f074cc6c315733eae2d7137df82a76e678afa0bfe283707bf282082dab7b9de0',
  'refunds/states.ts': '7eb15eb29cb1ba1663b308943198c56e05cfca644f6cdd35063927ccef057abc',
  '1764751000000-waived-refunds.ts': '7e139f6c3c86578e9885335a45e8c9095508aa731bbee1ec1798f0b5166d5cc5',
  '1764752000000-unfinished-deliveries.ts':
    'ccbaa1f0921465869166fe105f10fd4c9879b62b6f3f7476318f67126cd3f56c',
  '1764850000000-second-factor.ts': 'ce3c36db1d35447ae623d5df019aae7f7e4a6a6374261424cb75f75efb3a2d68',
  '1764851000000-statement-debits.ts': '61cdbb7a3cc03427e463e0497d92dfdfdabef5442f0632bbbcfb62f64ec67d76',
  '1764852000000-car-refusals.ts': '271fd56551115e4820844521891195ad317b328d8132c5efeb3fbb139342f401',
  '1764853000000-retention.ts': '4f5586348b57fcd1afa8a734a0a3408e565acdda116c8fa0d20cc47559405bf6',
  '1764853100000-erasure.ts': '98c7e43b31ca04983d20b521bd6516d7e7c54c97cf3251e02394ca7c722164d3',
  '1764855000000-settlements.ts': 'b3b78050a8e62c80fb357e184a9f8d8b5bc72b22c6fb94e5176f72911caf36c1',
  '1764856000000-handovers.ts': '94312abf93aa900652beffef189f5d28415c154bcc49c934fecc49131304e02c',
  '1764857000000-early-ends.ts': '95e0bb6b104a35843e0c7be2598bdc66eb5ef2b9cea4639cf5ab65b1da5f1a16',
  '1764858000000-erasures.ts': 'd78a58aa9bfc0011ad3de5f08f268b59b3f2130d6269706ef8aab2ba73ae5b4d',
  '1764859000000-fresh-proof.ts': 'e780b76735f0704713edbae0dddcb44522c0455604544dad95a926589a324b49',
  '1764860000000-deposits.ts': '3bbc676a00e2f4b655550802a1d592b3ac854167e98b67550facb05c7d618e45',
  '1764861000000-fuel-and-kilometres.ts': '6a66893f427535a5ae3ef59788956a0c2e07b2e1cdb27bb9c19f50037397edd2',
  '1764862000000-unused-accounts.ts': 'c98482eb0fe147346ccdeac23b98cc3c0f7db92c231594b57107c405bdff22aa',
  '1764869000000-refunds-after-deposit.ts':
    'ae1f3222f8c3ca427c2d4307e67fcc285d2474c5f29747f7ec7ca1c3f8c5b3c9',
  '1764870000000-vehicle-documents.ts': '99023a1c75eab3539884e7aa2120aad79e77df18be4bcb3aeee9a4439cd03fe9',
  '1764871000000-issued-documents.ts': 'fa46bfe56d0c16c270ffa5ee801e540b01674b1ba00a621e35563fec3d5cabec',
  '1764874000000-evidence.ts': 'b1f8c2e41a22ffc4aa31c531dd566988552924b376ba98c40114efdc69ec9e50',
  '1764872000000-sealed-keys.ts': 'be5d20b0d754fd58848eea0b72bdc27218c70d56047c83b842f9a02b04671d47',
  '1764873000000-rental-agreements.ts': '4153a4d0787cdec2994dfcda4c42518ed7b432e3f8e764629fcefcdb8369f07c',
  '1764873100000-bills.ts': 'be97791f596ecf5d41f77f05ae35de443f80d67ee7d80a07998b1ef4fe5dbb39',
  '1764873200000-settlement-sheets.ts': 'b60b2a5e8070923e537d0448c28f28b3c8bb9c9e3a89c8f345293c2025fbcd7f',
  '1764879000000-seen-licences.ts': 'f67ff008cd8232fd551484e15da90b7166d5f0341878fb897bab55a05e96fbb2',
  '1764879100000-second-inspections.ts': 'c7fe0beab70b3ba3ce5314754dc5ca4062edf155148069f055e75874a5ae4f78',
  '1764879200000-document-mails.ts': '8051faa5a0588e950a0dee77f220ec6681d9336047854da70e943eede743b0e3',
  '1764880200000-contact-changes.ts': '1a62625b202ce591cdde2ea19aa600368b7dd009a77a3048bbecb44fc3a9b68c',
  '1764880210000-name-renewals.ts': 'a82babc987197fa2731afde5e377dfb294c96f6f2494377748233d525bc25cd5',
  '1764891000000-blocked-numbers.ts': '858870a32422001479c3e12691c832f450ae724cfa6903b371d71a49e5c21b25',
  '1764891100000-undone-deposits.ts': 'aa990e2725228c9a2d8a5119a8624651bfa723926cf7b83877eb1f064451a24e',
  '1764892000000-mobile-proofs.ts': '7c3324a05664828c7eec072d5f22309252dfc432d0b47c5a01000313e1c3d163',
  '1764892100000-email-moves.ts': 'b0867d25e5b788638e97511f732db6c41115a3665997a9c9a7f0f763b4b11e7a',
  '1764892200000-unchecked-payments.ts': 'aac4e6ed63d5331ad2d6fbcaf5a7bcd56033676dae44d2549ae25dc159f1ca89',
  '1764892300000-complaint-pages.ts': '1ef93411ed7defde7e2a53f49c28b0aa65f6c7bac2ab76e932dbd373858e3544',
  '1764892310000-plans-that-block.ts': '6b2a455cad133ff46f5fcff7afc225c4626773eed58415e85f501e4cbd88713f',
  '1764892400000-origins.ts': '403abf1cd73a499f3aea30a169f6a98c52262fe788fccb943c867b3a861683fb',
  '1764892420000-protection.ts': '7bdb8c734ad8c7e20ff919969a292f8ee47586d76ccf78e773d61e813a7089ea',
  '1764892500000-photos-of-second-phones.ts':
    '46df8942e52885269df003a48b2abb13bcfc22dbed2850c63e5b61bc91611d8b',
  '1764892510000-desk-contacts.ts': 'd980c5c325bfce2a53cfb0b8f800a471b50e11bc06b864b47e194923f6906ac2',
  '1764895000000-recorded-steps.ts': '9b3fc1892c9bddf684cf8cb5e0397154762835d562d349213b3c4faa688b8d0e',
  '1764895100000-backdated-returns.ts': '45047b43fbae1fa3b1362e9da2fa175d925abeb72330834507de2981249dc09c',
  '1764895200000-late-handovers.ts': 'fb1a1cb039da69b99b11588cf0c824f98b69d0c938dd94b716b638d6578ded52',
  '1764892410000-unproved-emails.ts': '4b13406d2bedacb347a10e9569a6491b62a2d23fdc319aed7bacc0cb531acfbb',
  '1764879300000-maintenance.ts': 'c3baa25a2c356556b7c6311c5271e3775e63517218625b6ccba142765cd64475',
  '1764880100000-gst-documents.ts': '7060267b2e09fe9e21c5cd217789f351fcecc27aef795512a3188f39e59423d5',
};

function checksums(folder = __dirname, prefix = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = prefix + entry.name;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) Object.assign(found, checksums(path, `${name}/`));
    else if (!name.endsWith('.spec.ts'))
      found[name] = createHash('sha256').update(readFileSync(path)).digest('hex');
  }
  return found;
}

describe('migrations', () => {
  it('keeps landed migrations unchanged, by checksums to which a new one is added', () => {
    expect(checksums()).toEqual(LANDED);
  });
});
