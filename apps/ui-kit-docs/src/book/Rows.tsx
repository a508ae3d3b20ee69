import type { Pages } from './pages.ts';
import { Marked } from './Marked.tsx';

const noPages: Pages = new Map();

/** Renders a table, which plain MDX lacks; text between backticks is code. */
export function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={head[index]}>
                <Marked text={cell} pages={noPages} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
