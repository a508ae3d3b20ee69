import { keyframes } from '@vanilla-extract/css';
import { part, variants } from '../../css/part.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const loading = part({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '8px',
});

export const size = variants({
  inline: { flexDirection: 'row' },
  block: { display: 'flex', justifyContent: 'center', padding: '32px 16px' },
  page: { display: 'flex', justifyContent: 'center', minHeight: '90vh' },
});

export const ruler = part({ display: 'inline-flex', alignItems: 'flex-end', gap: '4px', height: '16px' });

const fill = keyframes({ '0%, 70%, 100%': { opacity: 0 }, '15%, 45%': { opacity: 1 } });

export const tick = part({
  width: '2px',
  height: '10px',
  background: vars.line.tick,
  // Animates the opacity of an overlay, because animating the colour would repaint the page in every frame.
  '::before': {
    content: '',
    display: 'block',
    height: '100%',
    background: vars.mark.positive,
    animation: `${fill} 1.6s linear infinite`,
    animationDelay: 'inherit',
  },
  '@media': { [media.still]: { '::before': { animation: 'none' } } },
});

export const long = part({ height: '16px' });
export const delay = Array.from({ length: 13 }, (_, index) =>
  part({ animationDelay: `${index * 80}ms` }, `delay${index}`),
);
export const label = part({ color: vars.text.faint, fontSize: '13px', lineHeight: '18px' });
