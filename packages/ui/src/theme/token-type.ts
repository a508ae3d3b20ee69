/**
 * Everything a theme decides. Names say what a colour is for, never what it looks like; the raw palette is private to
 * the two token files. A part may read these and nothing else.
 */
export type ColourTokens = {
  /** Grounds: the page is paper, a sheet is a leaf on it, a tile is the ground of a picture. */
  surface: Record<
    | 'page'
    | 'sheet'
    | 'tile'
    | 'hover'
    | 'selected'
    | 'positive'
    | 'attention'
    | 'critical'
    | 'info'
    | 'inverse'
    | 'poster'
    | 'scrim',
    string
  >;
  /** Letters. `main` carries content, `soft` explains it, `faint` labels it; all three reach 4.5:1. */
  text: Record<
    | 'main'
    | 'soft'
    | 'faint'
    | 'action'
    | 'positive'
    | 'attention'
    | 'critical'
    | 'info'
    | 'onAction'
    | 'onCritical'
    | 'onInverse'
    | 'onInverseSoft'
    | 'onPoster',
    string
  >;
  /** Lines. `section` parts chapters, `row` parts rows, `tick` is an empty tick, `control` bounds a control (3:1). */
  line: Record<'section' | 'row' | 'tick' | 'control' | 'focus', string>;
  /** Filled buttons. */
  fill: Record<
    'action' | 'actionHover' | 'actionPressed' | 'critical' | 'criticalHover' | 'criticalPressed',
    string
  >;
  /** Graphic marks: ticks of a ruler, bars of a chart, icons. At least 3:1 on every surface they meet. */
  mark: Record<'neutral' | 'positive' | 'attention' | 'critical' | 'info', string>;
  /** Grades, best to worst, each with its own letters; always shown with a number. */
  grade: Record<
    'top' | 'onTop' | 'good' | 'onGood' | 'fair' | 'onFair' | 'poor' | 'onPoor' | 'none' | 'onNone',
    string
  >;
};

/** How tight the page is set: `compact` is for sellers, who compare many rows, `comfortable` for buyers. */
export type DensityTokens = {
  space: Record<'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl', string>;
  control: Record<'small' | 'medium' | 'large', string>;
  row: Record<'standard' | 'comparing', string>;
};
