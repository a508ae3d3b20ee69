import { contrast } from '@havan/ui/theme/contrast';
import { colourAt, pairs } from '@havan/ui/theme/contrast-pairs';
import { dark } from '@havan/ui/theme/tokens.dark';
import { light } from '@havan/ui/theme/tokens.light';
import * as scales from '@havan/ui/scales';
import { comfortable, compact } from '@havan/ui/theme/tokens.density';

const two = (ratio: number) => ratio.toFixed(2).replace('.', ',');

function Chip({ colour }: { colour: string }) {
  return (
    <>
      <span
        style={{
          display: 'inline-block',
          width: 40,
          height: 24,
          background: colour,
          border: '1px solid #8888',
          verticalAlign: 'middle',
        }}
      />{' '}
      <code>{colour}</code>
    </>
  );
}

/** Every colour token in both themes, from the code. */
export function Colours() {
  return Object.entries(light).map(([group, tokens]) => (
    <section key={group}>
      <h3>{group}</h3>
      <table>
        <tbody>
          {Object.entries(tokens).map(([name, colour]) => (
            <tr key={name}>
              <td>
                <code>
                  {group}.{name}
                </code>
              </td>
              <td>
                <Chip colour={colour} />
              </td>
              <td>
                <Chip colour={(dark[group as keyof typeof dark] as Record<string, string>)[name] ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}

/** Every pair that the parts make, with its computed contrast in both themes. */
export function Contrasts() {
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>At least</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, back, least }) => (
          <tr key={`${front} ${back}`}>
            <td>
              <code>{front}</code> on <code>{back}</code>
            </td>
            <td>{least}</td>
            {[light, dark].map((theme, index) => (
              <td key={index === 0 ? 'light' : 'dark'}>
                <span
                  style={{
                    display: 'inline-block',
                    padding: '2px 8px',
                    background: colourAt(theme, back),
                    color: colourAt(theme, front),
                  }}
                >
                  Miat 09/2028
                </span>{' '}
                {two(contrast(colourAt(theme, front), colourAt(theme, back)))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The type scale with Turkish letters. */
export function TypeScale() {
  const sample = 'Ağrı kesici, göz damlası, İĞNE, ŞURUP 1.234,56 TL';
  return (
    <table>
      <tbody>
        {Object.entries(scales.text).map(([name, style]) => (
          <tr key={name}>
            <td>{name}</td>
            <td style={{ ...style, fontFamily: scales.font.sans }}>{sample}</td>
          </tr>
        ))}
        {Object.entries(scales.heading).map(([name, style]) => (
          <tr key={name}>
            <td>{name}</td>
            <td style={{ ...style, fontFamily: scales.font.slab, fontWeight: 600 }}>
              Iğdır’dan İzmir’e şifa
            </td>
          </tr>
        ))}
        {Object.entries(scales.figure).map(([name, { width, weight, ...style }]) => (
          <tr key={name}>
            <td>figure {name}</td>
            <td style={{ ...style, fontFamily: scales.font.sans, fontStretch: width, fontWeight: weight }}>
              1.234,56
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Space and control heights of both densities. */
export function Measures() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Comfortable</th>
          <th>Compact</th>
        </tr>
      </thead>
      <tbody>
        {(['space', 'control', 'row'] as const).flatMap((group) =>
          Object.entries(comfortable[group]).map(([name, value]) => (
            <tr key={group + name}>
              <td>
                <code>
                  {group}.{name}
                </code>
              </td>
              <td>
                <span
                  style={{
                    display: 'inline-block',
                    width: value,
                    height: 12,
                    background: light.mark.positive,
                  }}
                />{' '}
                {value}
              </td>
              <td>{(compact[group] as Record<string, string>)[name]}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
