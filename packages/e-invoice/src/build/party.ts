import { taxNumberOf, type InvoiceParty } from '../model/invoice.ts';
import { optional, part, type Part } from './write.ts';

/** cac:Party of a seller or buyer: its one tax number, its names, where it is and how it is reached. */
export function partyPart(party: InvoiceParty): Part {
  const { identity, mersis, taxOffice, phone, email } = party;
  return part('cac:Party', [
    taxNumberPart(party),
    mersis === undefined ? undefined : identification('MERSISNO', mersis),
    'vkn' in identity ? part('cac:PartyName', [part('cbc:Name', identity.name)]) : undefined,
    addressPart(party),
    taxOffice === undefined
      ? undefined
      : part('cac:PartyTaxScheme', [part('cac:TaxScheme', [part('cbc:Name', taxOffice)])]),
    phone === undefined && email === undefined
      ? undefined
      : part('cac:Contact', [optional('cbc:Telephone', phone), optional('cbc:ElectronicMail', email)]),
    'tckn' in identity
      ? part('cac:Person', [
          part('cbc:FirstName', identity.firstName),
          part('cbc:FamilyName', identity.familyName),
        ])
      : undefined,
  ]);
}

/** cac:Signature of an invoice that the sender has yet to sign. */
export function signaturePart(seller: InvoiceParty, number: string): Part {
  return part('cac:Signature', [
    part('cbc:ID', taxNumberOf(seller), { schemeID: 'VKN_TCKN' }),
    part('cac:SignatoryParty', [taxNumberPart(seller), addressPart(seller)]),
    part('cac:DigitalSignatureAttachment', [
      part('cac:ExternalReference', [part('cbc:URI', `#Signature_${number}`)]),
    ]),
  ]);
}

function taxNumberPart(party: InvoiceParty): Part {
  return identification('vkn' in party.identity ? 'VKN' : 'TCKN', taxNumberOf(party));
}

function identification(scheme: string, number: string): Part {
  return part('cac:PartyIdentification', [part('cbc:ID', number, { schemeID: scheme })]);
}

function addressPart({ address }: InvoiceParty): Part {
  return part('cac:PostalAddress', [
    part('cbc:StreetName', address.street),
    part('cbc:CitySubdivisionName', address.district),
    part('cbc:CityName', address.city),
    optional('cbc:PostalZone', address.postalCode),
    part('cac:Country', [part('cbc:IdentificationCode', 'TR'), part('cbc:Name', 'Türkiye')]),
  ]);
}
