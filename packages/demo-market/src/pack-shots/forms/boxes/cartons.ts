import { carton, type Measures } from '../../parts/carton.ts';
import type { Form } from '../form.ts';

const tall: readonly Measures[] = [
  [230, 300, 96],
  [300, 210, 90],
  [250, 250, 100],
  [190, 300, 90],
];
const flat: readonly Measures[] = [
  [320, 176, 84],
  [340, 200, 70],
];

export const foldingCarton: Form = (canvas, shot) => void carton(canvas, shot, shot.random.pick(tall));
export const tabletCarton: Form = (canvas, shot) => void carton(canvas, shot, shot.random.pick(flat));
