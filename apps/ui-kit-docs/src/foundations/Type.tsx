import * as scales from '@havan/ui/scales';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

const words = 'Ağrı kesici, göz damlası, çocuk şurubu: Iğdır’dan İzmir’e 1.234,56 TL';
const names: Record<keyof typeof scales.heading, string> = {
  page: 'Işıl Eczanesi, Şişli',
  section: 'Yakın miat fırsatları',
  panel: 'Kargo ve ödeme',
  block: 'Akçınar Ecza Deposu',
};
const amounts: Record<keyof typeof scales.figure, string> = {
  small: '178,90',
  standard: '1.846,00',
  large: '12.430,75',
  display: '48.216,40',
  decision: '398,50',
};

type Step = { fontSize: string; lineHeight: string };
const measure = ({ fontSize, lineHeight }: Step) =>
  `${fontSize.replace('px', '')}/${lineHeight.replace('px', '')}`;

function Specimen({
  name,
  about,
  style,
  children,
}: {
  name: string;
  about: string;
  style: object;
  children: string;
}) {
  return (
    <div className="specimen">
      <span>
        {name} · {about}
      </span>
      <span lang="tr" style={style}>
        {children}
      </span>
    </div>
  );
}

/** Renders the Turkish letters in both fonts, to show a glyph that is missing from a font file. */
export function TurkishLetters() {
  return (
    <Plate>
      <div lang="tr">
        <div className="glyphs glyphs-slab">çÇ ğĞ ıI iİ öÖ şŞ üÜ â</div>
        <div className="glyphs" style={{ fontFamily: scales.font.sans }}>
          çÇ ğĞ ıI iİ öÖ şŞ üÜ â ₺
        </div>
      </div>
    </Plate>
  );
}

/** Renders the four text sizes. */
export function Words() {
  return (
    <Plate>
      {Object.entries(scales.text).map(([name, style]) => (
        <Specimen
          key={name}
          name={name}
          about={measure(style)}
          style={{ ...style, fontFamily: scales.font.sans }}
        >
          {words}
        </Specimen>
      ))}
    </Plate>
  );
}

/** Renders the four heading sizes. */
export function Names() {
  return (
    <Plate>
      {Object.entries(scales.heading).map(([name, style]) => (
        <Specimen
          key={name}
          name={name}
          about={measure(style)}
          style={{ ...style, fontFamily: scales.font.slab, fontWeight: 600 }}
        >
          {names[name as keyof typeof names]}
        </Specimen>
      ))}
    </Plate>
  );
}

/** Renders the sizes of numbers. */
export function Figures() {
  return (
    <Plate>
      {Object.entries(scales.figure).map(([name, { width, weight, ...style }]) => (
        <Specimen
          key={name}
          name={name}
          about={`${measure(style)}, width ${width}`}
          style={{ ...style, fontFamily: scales.font.sans, fontStretch: width, fontWeight: weight }}
        >
          {amounts[name as keyof typeof amounts]}
        </Specimen>
      ))}
    </Plate>
  );
}

/** Renders tabular and proportional numbers in a column. */
export function Columns() {
  const column = ['1.111,11', '8.888,88', '471,04', '12.090,70'];
  return (
    <Plate>
      <div
        className="sheet-of"
        style={{ display: 'inline-grid', gridTemplateColumns: 'auto auto', gap: '8px 64px' }}
      >
        <span>Tabular</span>
        <span>Proportional</span>
        {(['tabular-nums', 'proportional-nums'] as const).map((kind) => (
          <div
            key={kind}
            style={{ fontVariantNumeric: kind, textAlign: 'end', fontSize: 22, lineHeight: '28px' }}
          >
            {column.map((amount) => (
              <div key={amount}>{amount}</div>
            ))}
          </div>
        ))}
      </div>
    </Plate>
  );
}
