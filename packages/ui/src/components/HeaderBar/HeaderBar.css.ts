import { part, within } from '../../css/part.ts';
import { elevation, layer, measure, media, motion, weight } from '../../theme/scales.ts';
import { word } from '../Logo/Logo.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const header = part({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  background: vars.surface.sheet,
  borderBottom: `1px solid ${vars.line.section}`,
  transition: `translate ${motion.enter}, box-shadow ${motion.enter}`,
  '@media': { print: { display: 'none' } },
});

export const hiddenBar = part({ selectors: { '&:not(:focus-within)': { translate: '0 -100%' } } });
export const raised = part({ selectors: { [`&:not(${hiddenBar})`]: { boxShadow: elevation.header } } });

export const row = part({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: "'logo area tools' 'search search search'",
  alignItems: 'center',
  gap: '8px 4px',
  width: '100%',
  maxWidth: measure.page,
  marginInline: 'auto',
  padding: '8px 16px 12px',
  '@media': {
    [media.tablet]: { paddingInline: '24px' },
    [media.web]: {
      display: 'flex',
      gap: '24px',
      minHeight: '72px',
      paddingBlock: '12px',
    },
  },
});

export const logo = part({ gridArea: 'logo' });

export const area = part({
  gridArea: 'area',
  marginInlineStart: '8px',
  paddingInlineStart: '12px',
  borderInlineStart: `1px solid ${vars.line.tick}`,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.web]: { marginInlineStart: 0 } },
});

export const search = part({
  gridArea: 'search',
  '@media': { [media.web]: { flex: '1 1 320px', maxWidth: '640px', minWidth: 0 } },
});

export const tools = part({
  gridArea: 'tools',
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  marginInlineStart: 'auto',
  '@media': { [media.web]: { gap: '4px' } },
});

/** Below 480 px the logo is shown without its name, so that the tools fit and the page does not scroll sideways. */
within(`${logo} ${word}`, { '@media': { '(max-width: 479px)': { display: 'none' } } });
