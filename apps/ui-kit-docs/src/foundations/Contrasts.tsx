import { contrast } from '@havan/ui/theme/contrast';
import { colourAt, type Pair, pairs } from '@havan/ui/theme/contrast-pairs';
import { dark } from '@havan/ui/theme/tokens.dark';
import { light } from '@havan/ui/theme/tokens.light';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

const turkish = (ratio: number) => ratio.toFixed(2).replace('.', ',');
const measured = (theme: typeof light, { front, back }: Pair) =>
  contrast(colourAt(theme, front), colourAt(theme, back));

/** Renders the number of pairs and those nearest to their limits. */
export function Narrowest() {
  const all = [light, dark].flatMap((theme) => pairs.map((pair) => ({ pair, ratio: measured(theme, pair) })));
  const nearest = (least: Pair['least']) =>
    all.filter(({ pair }) => pair.least === least).toSorted((a, b) => a.ratio - b.ratio)[0];
  const letters = nearest(4.5);
  const marks = nearest(3);
  return (
    <p>
      {pairs.length} pairs in two themes. The narrowest of the letters is <code>{letters?.pair.front}</code>{' '}
      on <code>{letters?.pair.back}</code> with {turkish(letters?.ratio ?? 0)}, of the marks{' '}
      <code>{marks?.pair.front}</code> on <code>{marks?.pair.back}</code> with {turkish(marks?.ratio ?? 0)}.
    </p>
  );
}

/**
 * Renders all pairs that must reach `least`, foregrounds in rows and backgrounds in columns, each cell in its
 * own colours.
 */
export function ContrastTable({ night, least }: { night?: boolean; least: Pair['least'] }) {
  const theme = night ? dark : light;
  const wanted = pairs.filter((pair) => pair.least === least && pair.back.startsWith('surface.'));
  const fronts = [...new Set(wanted.map(({ front }) => front))];
  const backs = [...new Set(wanted.map(({ back }) => back))];
  return (
    <Plate>
      <section
        className="contrast-scroll"
        aria-label={`Contrasts ${night ? 'in the dark theme' : 'in the light theme'}`}
      >
        <table className="contrast">
          <thead>
            <tr>
              <th scope="col">on</th>
              {backs.map((back) => (
                <th key={back} scope="col">
                  {back.replace('surface.', '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fronts.map((front) => (
              <tr key={front}>
                <th scope="row">{front}</th>
                {backs.map((back) => (
                  <Cell
                    key={back}
                    theme={theme}
                    pair={wanted.find((pair) => pair.front === front && pair.back === back)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Plate>
  );
}

function Cell({ theme, pair }: { theme: typeof light; pair: Pair | undefined }) {
  if (!pair) return <td aria-label="no such pair" />;
  const front = colourAt(theme, pair.front);
  return (
    <td
      style={{
        background: colourAt(theme, pair.back),
        color: pair.least === 3 ? colourAt(theme, 'text.main') : front,
      }}
    >
      {pair.least === 3 ? <i style={{ background: front }} /> : null}
      {turkish(measured(theme, pair))}
    </td>
  );
}

/** Renders the pairs whose background is not a surface: buttons and grades. */
export function FilledPairs() {
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs
          .filter(({ back }) => !back.startsWith('surface.'))
          .map((pair) => (
            <tr key={`${pair.front} ${pair.back}`}>
              <td>
                <code>{pair.front}</code> on <code>{pair.back}</code>
              </td>
              {[light, dark].map((theme) => (
                <td key={theme.surface.page}>
                  <span
                    className="pill"
                    style={{ background: colourAt(theme, pair.back), color: colourAt(theme, pair.front) }}
                  >
                    9,8 puan
                  </span>{' '}
                  {turkish(measured(theme, pair))}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
