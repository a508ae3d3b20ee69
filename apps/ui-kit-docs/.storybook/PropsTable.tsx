import { type DocgenProps, typeText, valuesOf } from './prop-types.ts';

export type { DocgenProps };

/** The props as the code states them: name, every value it takes, default, and what its comment says. */
export function PropsTable({ part, props }: { part: string; props: DocgenProps }) {
  const rows = Object.entries(props).toSorted(([, a], [, b]) => Number(b.required) - Number(a.required));
  if (rows.length === 0) return <p>None of its own: it passes on what its element takes.</p>;
  return (
    <table className="kit-props">
      <thead>
        <tr>
          <th>Prop</th>
          <th>Takes</th>
          <th>By default</th>
          <th>What it is for</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, prop]) => {
          const values = valuesOf(part, name, prop.tsType);
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
                {prop.required ? <small> required</small> : null}
              </td>
              <td>
                {values ? (
                  values.map((value) => <code key={value}>{value}</code>)
                ) : (
                  <code>{typeText(part, name, prop.tsType)}</code>
                )}
              </td>
              <td>{prop.defaultValue ? <code>{prop.defaultValue.value}</code> : '–'}</td>
              <td>{prop.description?.replaceAll('`', '')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
