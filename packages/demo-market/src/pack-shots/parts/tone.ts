import { darker, lighter } from '../svg/colour.ts';
import type { Tone } from '../identities/identity.ts';
import type { Shot } from '../label.ts';

/** The colour of a cap or a body; gold is its middle grey here and metal where it is drawn. */
export function toneOf({ identity, accent, companion }: Shot, tone: Tone): string {
  const colours: Readonly<Record<Tone, string>> = {
    accent,
    deep: darker(accent, 0.7),
    white: '#fbfcfd',
    black: '#22252b',
    gold: '#d8b068',
    tint: lighter(companion, 0.7),
    ground: identity.ground,
    pale: lighter(companion, 0.45),
  };
  return colours[tone];
}

/** Plastic where a brand's caps are of metal. */
export const withoutGold = (tone: Tone, instead: Tone): Tone => (tone === 'gold' ? instead : tone);
