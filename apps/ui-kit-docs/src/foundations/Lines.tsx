import { Divider } from '@havan/ui/Divider';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Grid } from '@havan/ui/Grid';
import { Money } from '@havan/ui/Money';
import { breakpoint, elevation, layer, radius, stroke } from '@havan/ui/scales';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

/** The three ranks of lines, drawn by the parts that own them. */
export function Ranks() {
  return (
    <Plate>
      <Grid columns={{ phone: 1, web: 3 }} space="l">
        <Stack space="s">
          <Divider rank="section" />
          <Text weight="strong">Ink parts chapters</Text>
          <Text size="small" tone="soft">
            above “Kargo ve ödeme”, around the slip of a cart
          </Text>
        </Stack>
        <Stack space="s">
          <Divider rank="row" />
          <Text weight="strong">A pale line parts rows</Text>
          <Text size="small" tone="soft">
            between two orders, two offers, two fields of a slip
          </Text>
        </Stack>
        <Stack space="s" align="start">
          <DoubleRule kind="result">
            <Money value={4_821_640} size="display" />
          </DoubleRule>
          <Text weight="strong">Two lines close a sum</Text>
          <Text size="small" tone="soft">
            the amount to pay, the best of a column, and nothing else
          </Text>
        </Stack>
      </Grid>
    </Plate>
  );
}

const corners = {
  control: 'buttons, fields, chips',
  mark: 'badges, the ground of a picture',
  none: 'tables, sheets',
};

/** Strokes and corners. */
export function Edges() {
  return (
    <Plate>
      <Grid columns={{ phone: 1, tablet: 3 }} space="l">
        {Object.entries(radius).map(([name, value]) => (
          <Stack key={name} space="xs">
            <div
              style={{
                height: 72,
                border: `${stroke.frame} solid var(--hv-line-section)`,
                borderRadius: value,
              }}
            />
            <Text weight="strong">
              {name} · {value}
            </Text>
            <Text size="small" tone="soft">
              {corners[name as keyof typeof corners]}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Plate>
  );
}

const floats: Record<keyof typeof elevation, string> = {
  header: 'the header, once 80 px have gone by beneath it',
  layer: 'a menu, a list of suggestions, a question',
};

/** The only two shadows there are. */
export function Elevations() {
  return (
    <Plate>
      <Grid columns={{ phone: 1, tablet: 2 }} space="xl">
        {Object.entries(elevation).map(([name, shadow]) => (
          <div key={name} className="sheet-of" style={{ boxShadow: shadow }}>
            <Text weight="strong">{name}</Text>
            <Text size="small" tone="soft">
              {floats[name as keyof typeof floats]}
            </Text>
          </div>
        ))}
      </Grid>
    </Plate>
  );
}

const lies: Record<keyof typeof layer, string> = {
  raised: 'the focus of a row above its neighbours',
  sticky: 'the head of a table',
  header: 'the header',
  bar: 'the bulk bar, the bar at the foot of a phone',
  bulk: 'what is done with the chosen rows, over the bar at the foot',
  dropdown: 'what opens from the header',
  overlay: 'Modal and Drawer',
  popup: 'a list inside a Modal',
  toast: 'Toast',
  skip: 'the skip link, above all',
};

/** The whole stacking order, the topmost first. */
export function Layers() {
  return (
    <Plate>
      <div style={{ maxWidth: 520 }}>
        {Object.entries(layer)
          .toReversed()
          .map(([name, height], index) => (
            <div key={name} className="floor" style={{ marginInlineStart: index * 12 }}>
              <Text as="span" weight="strong">
                {name} {height}
              </Text>{' '}
              <Text as="span" size="small" tone="soft">
                {lies[name as keyof typeof lies]}
              </Text>
            </div>
          ))}
      </div>
    </Plate>
  );
}

/** Renders the widths at which a screen changes its order. */
export function Breakpoints() {
  return (
    <table>
      <tbody>
        <tr>
          <td>phone</td>
          <td>below {breakpoint.tablet} px</td>
          <td>one column; a table row becomes a label of two lines; the bar stands at the foot</td>
        </tr>
        <tr>
          <td>tablet</td>
          <td>
            {breakpoint.tablet} to {breakpoint.web - 1} px
          </td>
          <td>two columns; the narrow column of a Split goes beneath</td>
        </tr>
        <tr>
          <td>web</td>
          <td>from {breakpoint.web} px</td>
          <td>everything beside each other; content ends at 1408 px</td>
        </tr>
      </tbody>
    </table>
  );
}
