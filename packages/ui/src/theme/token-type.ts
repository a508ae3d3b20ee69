/**
 * Colours of a theme. Names state the purpose of a colour, not its appearance; the palettes are private to
 * the two token files, and components use these tokens only.
 */
export type ColourTokens = {
  /** Backgrounds: `page`, `sheet` for content on it, `tile` behind a picture. */
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
  /** Text. `main` for content, `soft` for explanations, `faint` for labels; all three reach 4.5:1. */
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
  /**
   * Lines. `section` separates sections, `row` rows; `tick` is an empty tick, `control` the border of a control (3:1).
   */
  line: Record<'section' | 'row' | 'tick' | 'control' | 'focus', string>;
  /** Filled buttons. */
  fill: Record<
    'action' | 'actionHover' | 'actionPressed' | 'critical' | 'criticalHover' | 'criticalPressed',
    string
  >;
  /** Graphics: ticks of a ruler, bars of a chart, icons. At least 3:1 on every surface that they are used on. */
  mark: Record<'neutral' | 'positive' | 'attention' | 'critical' | 'info', string>;
  /** Grades from best to worst, each with its text colour; always shown with a number. */
  grade: Record<
    'top' | 'onTop' | 'good' | 'onGood' | 'fair' | 'onFair' | 'poor' | 'onPoor' | 'none' | 'onNone',
    string
  >;
};

/** Density of the page: `compact` for sellers, who compare many rows, `comfortable` for buyers. */
export type DensityTokens = {
  space: Record<'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl', string>;
  control: Record<'small' | 'medium' | 'large', string>;
  row: Record<'standard' | 'comparing', string>;
};
