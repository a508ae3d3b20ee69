import { vars } from '../../theme/theme.css.ts';
import { part, variants } from '../../css/part.ts';
import { font, heading as sizes, media, weight } from '../../theme/scales.ts';

/** A name may contain a word longer than the line. */
export const heading = part({
  fontFamily: font.slab,
  fontWeight: weight.strong,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const size = variants({
  page: {
    ...sizes.page,
    '@media': { [media.phone]: { fontSize: '26px', lineHeight: '32px' } },
  },
  section: {
    ...sizes.section,
    '@media': { [media.phone]: { fontSize: '22px', lineHeight: '28px' } },
  },
  panel: sizes.panel,
  block: sizes.block,
});

/**
 * A box of its own, on a phone a line of its own: the name has its place and its size before the remark is known, and a
 * browser that measures the largest text reads both apart.
 */
export const remark = part({
  display: 'inline-block',
  fontFamily: font.sans,
  fontWeight: weight.regular,
  fontStretch: '92%',
  color: vars.text.faint,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'block', fontSize: '18px', lineHeight: '24px' } },
});
