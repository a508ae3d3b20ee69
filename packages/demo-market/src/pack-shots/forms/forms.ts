import type { PackForm } from '../pack.ts';
import { aerosol } from './bottles/aerosol.ts';
import { babyBottle } from './bottles/baby-bottle.ts';
import { blister } from './boxes/blister.ts';
import { foldingCarton, tabletCarton } from './boxes/cartons.ts';
import { diapers } from './bags/diapers.ts';
import { dropper } from './bottles/dropper.ts';
import { effervescentTube } from './containers/effervescent-tube.ts';
import { flipBottle } from './bottles/flip-bottle.ts';
import { forehead } from './devices/forehead.ts';
import type { Form } from './form.ts';
import { gloves } from './boxes/gloves.ts';
import { glucometer } from './devices/glucometer.ts';
import { jar } from './containers/jar.ts';
import { lyingTube } from './containers/lying-tube.ts';
import { masks } from './boxes/masks.ts';
import { nasalSpray } from './bottles/nasal-spray.ts';
import { petBag } from './bags/pet-bag.ts';
import { pillBottle } from './bottles/pill-bottle.ts';
import { plasters } from './boxes/plasters.ts';
import { pump } from './bottles/pump.ts';
import { sachet } from './bags/sachet.ts';
import { sheetMask } from './bags/sheet-mask.ts';
import { sticks } from './boxes/sticks.ts';
import { sunBottle } from './bottles/sun-bottle.ts';
import { syringe } from './devices/syringe.ts';
import { syrup } from './bottles/syrup.ts';
import { tensiometer } from './devices/tensiometer.ts';
import { thermometer } from './devices/thermometer.ts';
import { tin } from './containers/tin.ts';
import { tube } from './containers/tube.ts';
import { wipes } from './bags/wipes.ts';

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
