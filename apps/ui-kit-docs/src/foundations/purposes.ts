import type { ColourTokens } from '@havan/ui/theme/token-type';

type Group = keyof ColourTokens;

/** The purpose of each group of colours. */
export const groups: Record<Group, string> = {
  surface: 'Backgrounds.',
  text: 'Text; at least 4.5:1 on every background that it is used on.',
  line: 'Dark lines separate sections, pale lines rows; borders of controls.',
  fill: 'Backgrounds of filled buttons.',
  mark: 'Graphics: ticks, bars, dots, icons; at least 3:1.',
  grade: 'Grades of a seller’s score with their text colours; always with a number.',
};

/** Purpose of each colour; the type requires an entry for every token. */
export const purposes: { [G in Group]: Record<keyof ColourTokens[G], string> } = {
  surface: {
    page: 'the page',
    sheet: 'content on the page: header, table, summary',
    tile: 'behind a product picture',
    hover: 'the hovered row',
    selected: 'the selected row',
    positive: 'a recommended offer',
    attention: 'an expiry below 8 months',
    critical: 'a rejected payment',
    info: 'a remark',
    inverse: 'toast and tooltip',
    poster: 'a campaign',
    scrim: 'over the page, behind a dialog',
  },
  text: {
    main: 'names, prices, content',
    soft: 'explanations: “9,8 puan, bugün kargoda”',
    faint: 'labels: column headings',
    action: 'links',
    positive: 'a gain: %41,8 marj',
    attention: 'hours left, 5 ay kaldı',
    critical: 'miadı geçti, gecikti',
    info: 'the text of a remark',
    onAction: 'on a green button',
    onCritical: 'on a red button',
    onInverse: 'on a toast',
    onInverseSoft: 'its second line',
    onPoster: 'on a campaign',
  },
  line: {
    section: 'above and below a section',
    row: 'between two rows; decorative',
    tick: 'an empty tick; the value is also text',
    control: 'around a field or a checkbox',
    focus: 'the focus ring',
  },
  fill: {
    action: '“Sepete ekle” at rest',
    actionHover: 'hovered',
    actionPressed: 'pressed',
    critical: '“İlanı kaldır” at rest',
    criticalHover: 'hovered',
    criticalPressed: 'pressed',
  },
  mark: {
    neutral: 'a neutral bar',
    positive: 'a remaining month',
    attention: 'a month of fewer than eight',
    critical: 'an expired month',
    info: 'the dot of a remark',
  },
  grade: {
    top: '9,4 and above',
    onTop: 'its number',
    good: '8 to 9,4',
    onGood: 'its number',
    fair: '7 to 8',
    onFair: 'its number',
    poor: 'below 7',
    onPoor: 'its number',
    none: 'not rated yet',
    onNone: 'its dash',
  },
};
