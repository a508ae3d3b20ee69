import { lighter } from '../svg/colour.ts';
import type { Shot } from '../label.ts';

/** The colour at the upper edge of an artwork: film goes on in it beyond the print. */
export function groundOf({ identity, accent, companion }: Shot): string {
  switch (identity.layout) {
    case 'diagonal':
      return companion;
    case 'arcs':
      return lighter(accent, 0.2);
    case 'paws':
    case 'ribbon':
      return accent;
    case 'circles':
      return lighter(companion, 0.78);
    case 'clouds':
      return lighter(accent, 0.45);
    default:
      return identity.ground;
  }
}
