import districtRows from '../data/districts.json' with { type: 'json' };
import provinceRows from '../data/provinces.json' with { type: 'json' };

export interface Province {
  /** The number on its cars: 1 Adana to 81 Düzce. */
  readonly id: number;
  readonly name: string;
}

export interface District {
  /** Its province's id with three digits behind it. */
  readonly id: number;
  readonly provinceId: number;
  readonly name: string;
}

/** The 81 provinces of Turkey. */
export const provinces: readonly Province[] = provinceRows;

/** The districts of every province. */
export const districts: readonly District[] = districtRows;
