import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import { addressOf, type Pages } from '../src/book/pages.ts';
import { type PassedOn, passedOn, shapesIn } from './part-source.ts';
import { type DocgenProps, purposeOf, typeText, valuesOf } from './prop-types.ts';

export type { DocgenProps };

type PropsTableProps = {
  /** Name of the component's folder. */
  part: string;
  /** Name of the component itself or of another export of its file. */
  name: string;
  props: DocgenProps;
  pages: Pages;
};

/** Renders the props from the code: name, possible values, default, description, and the target of passed-on props. */
export function PropsTable({ part, name, props, pages }: PropsTableProps) {
  const rows = Object.entries(props).toSorted(([, a], [, b]) => Number(b.required) - Number(a.required)); // A hook, and a component without docgen props, has no table: its types are shown as source.
  const types =
    rows.length > 0
      ? rows.map(([prop, { tsType }]) => typeText(part, prop, tsType))
      : [`${name}Props`, `${name}Message`];
  return (
    <>
      {rows.length === 0 ? null : (
        <table className="kit-props">
          <thead>
            <tr>
              <th>Prop</th>
              <th>Values</th>
              <th>Default</th>
              <th>Description</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([prop, { required, tsType, defaultValue, description }]) => (
              <tr key={prop}>
                <td>
                  <code>{prop}</code>
                  {required ? <small> required</small> : null}
                </td>
                <td>
                  {(valuesOf(part, prop, tsType) ?? [typeText(part, prop, tsType)]).map((value) => (
                    <code key={value}>{value}</code>
                  ))}
                </td>
                <td>{defaultValue ? <code>{defaultValue.value}</code> : '–'}</td>
                <td>{purposeOf(part, prop, description)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {passedOn(part, name).map((passed) => (
        <Passed key={passed.to} {...passed} pages={pages} />
      ))}
      {shapesIn(part, types).map((code) => (
        <Source key={code} language="ts" code={code} />
      ))}
    </>
  );
}

function Passed({ to, isPart, without, pages }: PassedOn & { pages: Pages }) {
  const page = pages.get(to);
  return (
    <p>
      It also takes what{' '}
      {isPart && page ? (
        <AnchorMdx href={addressOf(page.id)} target="_self">
          {to}
        </AnchorMdx>
      ) : (
        <code>{`<${to}>`}</code>
      )}{' '}
      takes
      {without.length > 0 ? ', but ' : ''}
      {without.map((prop, index) => (
        <span key={prop}>
          {index > 0 ? ', ' : ''}
          <code>{prop}</code>
        </span>
      ))}
      .
    </p>
  );
}
