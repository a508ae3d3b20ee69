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

/** The letters that only Turkish has, in both faces: where a face that was cut too small shows first. */
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

/** The text face at its four sizes. */
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

/** The slab at its four sizes, each with something it names. */
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

/** Figures: the larger, the narrower. */
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

/** Tabular and proportional figures in the same column. */
export function Columns() {
  const column = ['1.111,11', '8.888,88', '471,04', '12.090,70'];
  return (
    <Plate>
      <div
        className="sheet-of"
        style={{ display: 'inline-grid', gridTemplateColumns: 'auto auto', gap: '8px 64px' }}
      >
        <span>Ours</span>
        <span>As other faces do</span>
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
