import { part } from '../../css/part.ts';
import {
  elevation,
  layer,
  media,
  noticeHeight,
  placesHeight,
  radius,
  stroke,
  weight,
} from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const cookie = part({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '16px 24px',
  borderTop: `${stroke.frame} solid ${vars.line.section}`,
  background: vars.surface.sheet,
  boxShadow: elevation.layer,
  '@media': {
    // Above the tab bar, which stays usable.
    [media.phone]: { bottom: placesHeight, padding: '12px 16px' },
    print: { display: 'none' },
  },
});

/** Space at the end of the page, so that its last line can scroll above the CookieBar. */
export const room = part({ height: noticeHeight, '@media': { print: { display: 'none' } } });

export const words = part({ flex: '1 1 280px', minWidth: 0 });
export const actions = part({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const announcement = part({
  position: 'fixed',
  insetInlineEnd: '24px',
  bottom: '24px',
  zIndex: layer.bar,
  display: 'grid',
  gap: '12px',
  width: 'min(360px, calc(100vw - 32px))',
  padding: '16px',
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  boxShadow: elevation.layer,
  '@media': { [media.phone]: { insetInline: '16px', bottom: '88px', width: 'auto' } },
});
export const head = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
});
export const title = part({ fontWeight: weight.strong });

export const app = part({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '8px 16px 8px 8px',
  background: vars.surface.tile,
  fontSize: '13px',
  lineHeight: '18px',
});
export const appLink = part({
  padding: '8px 16px',
  borderRadius: radius.control,
  background: vars.fill.action,
  color: vars.text.onAction,
  fontWeight: weight.strong,
});
