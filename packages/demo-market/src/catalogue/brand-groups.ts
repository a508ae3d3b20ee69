import type { IdentityKey } from '../pack-shots/identities/identities.ts';

/** Which brands make what: a device of a herbalist would read as nonsense. */
export const brandGroups = {
  vitamin: ['virendo', 'molekta', 'denvita', 'vitelya', 'beslenya', 'yaylagun'],
  herbal: ['terravel', 'folyara', 'kircicek', 'dagnane'],
  sport: ['kavra', 'pervolt', 'kasvera'],
  dermo: ['noktaderm', 'sadeoz', 'perlanova', 'dermelya', 'cildema', 'suvarya'],
  body: ['folyara', 'suvarya', 'sadeoz', 'kircicek'],
  hair: ['brisola', 'telyara', 'sacnaz', 'folyara'],
  oral: ['disnar', 'nanesel', 'brisola'],
  sun: ['solenya', 'kumsala', 'gunebak'],
  baby: ['minikus', 'ninnimo', 'ponpoli'],
  mother: ['annelya', 'minikus'],
  pet: ['patimor', 'mirnav', 'kuyruklu'],
  device: ['ortavia', 'nabzera', 'medirota'],
  firstAid: ['yarabel', 'steryova', 'virendo'],
  consumable: ['steryova', 'hijyera', 'medirota'],
  hygiene: ['hijyera', 'brisola', 'nanesel'],
  orthopaedic: ['dizmira', 'medirota'],
} as const satisfies Readonly<Record<string, readonly IdentityKey[]>>;
export type BrandGroup = keyof typeof brandGroups;
