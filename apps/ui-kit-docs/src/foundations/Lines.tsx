import { Divider } from '@havan/ui/Divider';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Grid } from '@havan/ui/Grid';
import { Money } from '@havan/ui/Money';
import { breakpoint, elevation, layer, radius, stroke } from '@havan/ui/scales';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

/** Renders the three kinds of lines with the components that draw them. */
export function Ranks() {
  return (
    <Plate>
      <Grid columns={{ phone: 1, web: 3 }} space="l">
        <Stack space="s">
          <Divider rank="section" />
          <Text weight="strong">A dark line separates sections</Text>
          <Text size="small" tone="soft">
            above “Kargo ve ödeme”, around the slip of a cart
          </Text>
        </Stack>
        <Stack space="s">
          <Divider rank="row" />
          <Text weight="strong">A pale line separates rows</Text>
          <Text size="small" tone="soft">
            between two orders, two offers, two fields of a slip
          </Text>
        </Stack>
        <Stack space="s" align="start">
          <DoubleRule kind="result">
            <Money value={4_821_640} size="display" />
          </DoubleRule>
          <Text weight="strong">A double line ends a sum</Text>
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
  mark: 'badges, the background of a picture',
  none: 'tables, sheets',
};

/** Renders strokes and corners. */
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
  header: 'the header, scrolled beyond 80 px',
  layer: 'a menu, a list of suggestions, a dialog',
};

/** Renders the two shadows. */
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
  raised: 'an element above its neighbours',
  sticky: 'sticky elements, the header of a table',
  header: 'the header',
  bar: 'TabBar, CookieBar',
  bulk: 'BulkBar, above the fade of the TabBar',
  dropdown: 'dropdowns of the header',
  overlay: 'Modal and Drawer',
  popup: 'a list inside a Modal',
  toast: 'Toast',
  skip: 'SkipLink',
};

/** Renders the stacking order, topmost first. */
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

/** Renders the widths at which the layout changes. */
export function Breakpoints() {
  return (
    <table>
      <tbody>
        <tr>
          <td>phone</td>
          <td>below {breakpoint.tablet} px</td>
          <td>one column; table rows fold; the TabBar is at the bottom</td>
        </tr>
        <tr>
          <td>tablet</td>
          <td>
            {breakpoint.tablet} to {breakpoint.web - 1} px
          </td>
          <td>two columns; the narrow column of a Split is below the main one</td>
        </tr>
        <tr>
          <td>web</td>
          <td>from {breakpoint.web} px</td>
          <td>columns side by side; content is at most 1408 px wide</td>
        </tr>
      </tbody>
    </table>
  );
}
