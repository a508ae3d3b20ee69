import { variants } from '../../css/part.ts';
import { layer, placesHeight } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

const common = { position: 'sticky', zIndex: layer.sticky, background: vars.surface.page } as const;

export const edge = variants({
  top: { ...common, top: 0 },
  bottom: {
    ...common,
    // Above the tab bar of a phone.
    bottom: placesHeight,
    borderTop: `1px solid ${vars.line.section}`,
    background: vars.surface.sheet,
  },
});
