import { darker, lighter, mix } from '../svg/colour.ts';
import type { Shot } from '../label.ts';
import type { LayoutKey } from '../layouts/layout-key.ts';

interface Flanks {
  readonly side: string;
  readonly lid: string;
}

/** Flank and lid of a carton in the manner of each artwork. */
export function cartonColours({ identity, accent, companion }: Shot): Flanks {
  const { ground } = identity;
  const same = (colour: string): Flanks => ({ side: colour, lid: colour });
  const flanks: Readonly<Record<LayoutKey, Flanks>> = {
    arcs: same(accent),
    bands: { side: accent, lid: ground },
    botanical: { side: mix(ground, accent, 0.55), lid: ground },
    checker: { side: darker(ground, 0.2), lid: mix(ground, companion, 0.5) },
    circles: { side: accent, lid: lighter(companion, 0.6) },
    clouds: same(accent),
    diagonal: { side: ground, lid: accent },
    frame: { side: accent, lid: ground },
    grid: { side: accent, lid: '#ffffff' },
    horizon: { side: accent, lid: lighter(companion, 0.4) },
    molecular: { side: '#141a3e', lid: '#2a3468' },
    paws: same(darker(accent, 0.2)),
    pearl: same(mix(accent, companion, 0.4)),
    ribbon: { side: accent, lid: accent },
    stripes: { side: '#f4f6f9', lid: '#ffffff' },
    sunburst: { side: accent, lid: companion },
    type: { side: accent, lid: ground },
    waves: { side: darker(accent, 0.18), lid: '#ffffff' },
  };
  return flanks[identity.layout];
}
