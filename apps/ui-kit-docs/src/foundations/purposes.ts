import type { ColourTokens } from '@havan/ui/theme/token-type';

type Group = keyof ColourTokens;

/** The purpose of each group of colours. */
export const groups: Record<Group, string> = {
  surface: 'What things lie on.',
  text: 'Letters. All of them reach 4,5 to 1 on every ground they meet.',
  line: 'Ink parts chapters, pale lines part rows, an edge bounds a control.',
  fill: 'The ground of a filled button: one in a view.',
  mark: 'What is drawn: ticks, bars, dots, icons. At least 3 to 1.',
  grade: 'Four grades of a seller’s point, each with its letters; never without the number.',
};

/** The purpose of each colour. A new token does not compile without its sentence. */
export const purposes: { [G in Group]: Record<keyof ColourTokens[G], string> } = {
  surface: {
    page: 'the paper everything lies on',
    sheet: 'a leaf on it: header, table, slip',
    tile: 'behind a pack shot',
    hover: 'the row under the pointer',
    selected: 'the row that is chosen',
    positive: 'an offer we recommend',
    attention: 'an expiry below 8 months',
    critical: 'a refused payment',
    info: 'a remark, like a rubber stamp',
    inverse: 'toast and tooltip',
    poster: 'a campaign that fills its place',
    scrim: 'over the page, behind a question',
  },
  text: {
    main: 'names, prices, what is read',
    soft: 'explains: “9,8 puan, bugün kargoda”',
    faint: 'labels: headings of columns',
    action: 'links',
    positive: 'a gain: %41,8 marj',
    attention: 'hours left, 5 ay kaldı',
    critical: 'miadı geçti, gecikti',
    info: 'the words of a remark',
    onAction: 'on a green button',
    onCritical: 'on a red button',
    onInverse: 'on a toast',
    onInverseSoft: 'its second line',
    onPoster: 'on a campaign',
  },
  line: {
    section: 'above and below a chapter',
    row: 'between two rows; ornament',
    tick: 'an empty tick; the value is written too',
    control: 'around a field or a box',
    focus: 'where the keyboard is',
  },
  fill: {
    action: '“Sepete ekle” at rest',
    actionHover: 'under the pointer',
    actionPressed: 'while pressed',
    critical: '“İlanı kaldır” at rest',
    criticalHover: 'under the pointer',
    criticalPressed: 'while pressed',
  },
  mark: {
    neutral: 'a plain bar',
    positive: 'a month that is left',
    attention: 'a month below eight',
    critical: 'a month that is past',
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
