import { isMersis } from '@havan/domain/mersis';
import { isTckn } from '@havan/domain/tckn';
import { isVkn } from '@havan/domain/vkn';
import type { InvoiceParty } from './invoice.ts';
import { asProblems, isText, type InvoiceProblem } from './problem.ts';

/** Returns the problems of a party of an invoice; `who` begins each sentence. */
export function partyProblems(party: InvoiceParty, path: string, who: string): InvoiceProblem[] {
  const { identity, address, taxOffice, mersis, phone, email } = party;
  const identityRules: (readonly [boolean, string, string])[] =
    'vkn' in identity
      ? [
          [isVkn(identity.vkn), `${path}.identity.vkn`, `${who}: vergi kimlik numarası geçerli değil.`],
          [isText(identity.name), `${path}.identity.name`, `${who}: unvan yazılmalı.`],
          [
            !('tckn' in identity),
            `${path}.identity`,
            `${who}: ya VKN ya TCKN yazılmalı, ikisi birden olmaz.`,
          ],
        ]
      : [
          [isTckn(identity.tckn), `${path}.identity.tckn`, `${who}: T.C. kimlik numarası geçerli değil.`],
          [isText(identity.firstName), `${path}.identity.firstName`, `${who}: ad yazılmalı.`],
          [isText(identity.familyName), `${path}.identity.familyName`, `${who}: soyad yazılmalı.`],
        ];
  return asProblems([
    ...identityRules,
    [isText(address.street), `${path}.address.street`, `${who}: adres yazılmalı.`],
    [isText(address.district), `${path}.address.district`, `${who}: ilçe yazılmalı.`],
    [isText(address.city), `${path}.address.city`, `${who}: il yazılmalı.`],
    [
      isAbsentOr(address.postalCode, /^\d{5}$/),
      `${path}.address.postalCode`,
      `${who}: posta kodu 5 rakam olmalı.`,
    ],
    [taxOffice === undefined || isText(taxOffice), `${path}.taxOffice`, `${who}: vergi dairesi boş olamaz.`],
    [mersis === undefined || isMersis(mersis), `${path}.mersis`, `${who}: MERSİS numarası 16 rakam olmalı.`],
    [phone === undefined || isText(phone), `${path}.phone`, `${who}: telefon boş olamaz.`],
    [email === undefined || isText(email), `${path}.email`, `${who}: e-posta boş olamaz.`],
  ]);
}

function isAbsentOr(text: string | undefined, pattern: RegExp): boolean {
  return text === undefined || pattern.test(text);
}
