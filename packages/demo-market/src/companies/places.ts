import { districts, provinces } from '@havan/reference-data/places';
import { at, type Random } from '../seeded-random.ts';

export interface City {
  /** The number on its cars: 1 Adana to 81 Düzce. */
  readonly id: number;
  readonly name: string;
  readonly towns: readonly Town[];
}
export interface Town {
  readonly id: number;
  readonly name: string;
}

/** Returns every province with its districts. */
export function turkishCities(): City[] {
  const towns = Map.groupBy(districts, ({ provinceId }) => provinceId);
  return provinces.map(({ id, name }) => ({ id, name, towns: towns.get(id) ?? [] }));
}

/** Where trade is dense, as weights; every other province weighs 1. */
const weights: Readonly<Record<string, number>> = {
  İstanbul: 34,
  Ankara: 14,
  İzmir: 12,
  Bursa: 7,
  Antalya: 7,
  Adana: 5,
  Konya: 5,
  Gaziantep: 4,
  Kocaeli: 4,
  Mersin: 4,
  Kayseri: 3,
  Samsun: 3,
  Eskişehir: 3,
  Denizli: 3,
  Trabzon: 2,
  Diyarbakır: 2,
  Muğla: 2,
  Sakarya: 2,
  Manisa: 2,
  Balıkesir: 2,
};

/** Returns a province and a district of it, larger ones more often. */
export function pickPlace(random: Random, cities: readonly City[]): { city: City; town: Town } {
  const city = random.weighted(cities.map((c) => [c, weights[c.name] ?? 1] as const));
  return { city, town: random.pick(city.towns) };
}

/** Returns the place of a name, which must exist. */
export function placeOf(
  cities: readonly City[],
  cityName: string,
  townName: string,
): { city: City; town: Town } {
  const city = cities.find((c) => c.name === cityName) ?? at(cities, 0);
  return { city, town: city.towns.find((t) => t.name === townName) ?? at(city.towns, 0) };
}
