import type { PackForm } from '../pack.ts';
import { aerosol } from './aerosol.ts';
import { babyBottle } from './baby-bottle.ts';
import { blister } from './blister.ts';
import { foldingCarton, tabletCarton } from './cartons.ts';
import { diapers } from './diapers.ts';
import { dropper } from './dropper.ts';
import { effervescentTube } from './effervescent-tube.ts';
import { flipBottle } from './flip-bottle.ts';
import { forehead } from './forehead.ts';
import type { Form } from './form.ts';
import { gloves } from './gloves.ts';
import { glucometer } from './glucometer.ts';
import { jar } from './jar.ts';
import { lyingTube } from './lying-tube.ts';
import { masks } from './masks.ts';
import { nasalSpray } from './nasal-spray.ts';
import { petBag } from './pet-bag.ts';
import { pillBottle } from './pill-bottle.ts';
import { plasters } from './plasters.ts';
import { pump } from './pump.ts';
import { sachet } from './sachet.ts';
import { sheetMask } from './sheet-mask.ts';
import { sticks } from './sticks.ts';
import { sunBottle } from './sun-bottle.ts';
import { syringe } from './syringe.ts';
import { syrup } from './syrup.ts';
import { tensiometer } from './tensiometer.ts';
import { thermometer } from './thermometer.ts';
import { tin } from './tin.ts';
import { tube } from './tube.ts';
import { wipes } from './wipes.ts';

export const forms: Readonly<Record<PackForm, Form>> = {
  carton: foldingCarton,
  tabletCarton,
  blister,
  pillBottle,
  pump,
  flipBottle,
  dropper,
  syrup,
  nasalSpray,
  aerosol,
  effervescentTube,
  tube,
  lyingTube,
  jar,
  tin,
  sachet,
  sticks,
  sheetMask,
  wipes,
  diapers,
  plasters,
  masks,
  gloves,
  syringe,
  thermometer,
  forehead,
  glucometer,
  tensiometer,
  babyBottle,
  sunBottle,
  petBag,
};
