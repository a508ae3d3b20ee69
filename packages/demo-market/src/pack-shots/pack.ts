/** The shapes a pack can have. A new one is a name here and a file in `forms/`. */
export const packForms = [
  'carton',
  'tabletCarton',
  'blister',
  'pillBottle',
  'pump',
  'flipBottle',
  'dropper',
  'syrup',
  'nasalSpray',
  'aerosol',
  'effervescentTube',
  'tube',
  'lyingTube',
  'jar',
  'tin',
  'sachet',
  'sticks',
  'sheetMask',
  'wipes',
  'diapers',
  'plasters',
  'masks',
  'gloves',
  'syringe',
  'thermometer',
  'forehead',
  'glucometer',
  'tensiometer',
  'babyBottle',
  'sunBottle',
  'petBag',
] as const;
export type PackForm = (typeof packForms)[number];

/** Data from which a pack shot is drawn; stored with the product unchanged. */
export interface Pack {
  readonly form: PackForm;
  /** Key of the artwork in `identities`. */
  readonly identity: string;
  /** The wordmark. */
  readonly brand: string;
  /** The name as it is printed, without brand and size. */
  readonly label: string;
  /** `strength · count`: the first part is printed large. */
  readonly size: string;
  /** The small line with the kind of the product. */
  readonly note: string;
  /** Products of one range share a colour line; 0 to 4. */
  readonly line: number;
}
