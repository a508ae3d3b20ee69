import { Button } from '@havan/ui/Button';
import { Grid } from '@havan/ui/Grid';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { comfortable, compact, touch } from '@havan/ui/theme/tokens.density';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

const uses: Record<keyof typeof comfortable.space, string> = {
  none: 'adjoining labels',
  xxs: 'a name and its details',
  xs: 'buttons in a row',
  s: 'fields of a group',
  m: 'contents of a panel',
  l: 'panels',
  xl: 'sections',
  xxl: 'above and below the content of a page',
  xxxl: 'around an empty state',
};

/** Renders the steps of the spacing scale in both densities, at their size. */
export function Steps() {
  return (
    <table>
      <thead>
        <tr>
          <th>Step</th>
          <th>Comfortable</th>
          <th>Compact</th>
          <th>Between</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(comfortable.space).map(([name, wide]) => {
          const tight = compact.space[name as keyof typeof compact.space];
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              {[wide, tight].map((value, index) => (
                <td key={index === 0 ? 'comfortable' : 'compact'}>
                  <span className="measure" style={{ width: value }} /> {value}
                </td>
              ))}
              <td>{uses[name as keyof typeof uses]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Renders the heights of controls and rows, in both densities and for touch. */
export function Heights() {
  return (
    <table>
      <thead>
        <tr>
          <th>Height</th>
          <th>Comfortable</th>
          <th>Compact</th>
          <th>Touch</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(comfortable.control).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>control.{name}</code>
            </td>
            <td>{value}</td>
            <td>{compact.control[name as keyof typeof touch]}</td>
            <td>{touch[name as keyof typeof touch]}</td>
          </tr>
        ))}
        {Object.entries(comfortable.row).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>row.{name}</code>
            </td>
            <td>{value}</td>
            <td>{compact.row[name as keyof typeof compact.row]}</td>
            <td>as high as its content</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const orders = [
  { no: 'HV-604182', buyer: 'Ballıca Eczanesi', total: 231_840 },
  { no: 'HV-604177', buyer: 'Yelkovan Eczanesi', total: 79_700 },
  { no: 'HV-604171', buyer: 'Çamlıbel Eczanesi', total: 496_275 },
];

const columns: readonly Column<(typeof orders)[number]>[] = [
  { id: 'no', header: 'Sipariş', phone: 'lead', cell: ({ no }) => <strong>{no}</strong> },
  { id: 'buyer', header: 'Alıcı', phone: 'lead', cell: ({ buyer }) => buyer },
  {
    id: 'total',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ total }) => <Money value={total} size="standard" />,
  },
];

/** Renders the same three orders in both densities, side by side. */
export function BothDensities() {
  return (
    <Plate>
      <Grid columns={{ phone: 1, web: 2 }} space="l">
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} data-density={density}>
            <Stack space="s">
              <Text weight="strong">{density}</Text>
              <Table
                caption={`Siparişler, ${density}`}
                rows={orders}
                rowKey={({ no }) => no}
                columns={columns}
              />
              <div>
                <Button>Kargoya ver</Button>
              </div>
            </Stack>
          </div>
        ))}
      </Grid>
    </Plate>
  );
}
