import { Grid } from '@havan/ui/Grid';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { colourAt, pairs } from '@havan/ui/theme/contrast-pairs';
import { dark } from '@havan/ui/theme/tokens.dark';
import { light } from '@havan/ui/theme/tokens.light';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';
import { groups, purposes } from './purposes.ts';

type Group = keyof typeof groups;
type Tokens = Readonly<Record<string, string>>;

/** Renders every colour token in the light theme (left) and the dark one (right), with its purpose. */
export function Colours() {
  return Object.entries(groups).map(([group, purpose]) => (
    <section key={group}>
      <h2 id={group}>{group}</h2>
      <p>{purpose}</p>
      <Paints group={group as Group} />
    </section>
  ));
}

function Paints({ group }: { group: Group }) {
  const said: Tokens = purposes[group];
  const night: Tokens = dark[group];
  return (
    <Plate>
      <Grid columns={{ phone: 2, tablet: 3, web: 4 }} space="l">
        {Object.entries<string>(light[group]).map(([name, day]) => (
          <Stack key={name} space="xxs">
            <div className="paint">
              <Half theme={light} path={`${group}.${name}`} colour={day} />
              <Half theme={dark} path={`${group}.${name}`} colour={night[name] ?? ''} />
            </div>
            <Text weight="strong">
              {group}.{name}
            </Text>
            <Text size="small" tone="soft">
              {said[name]}
            </Text>
            <Text size="tiny" tone="faint">
              {day} · {night[name]}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Plate>
  );
}

type HalfProps = { theme: typeof light; path: string; colour: string };

/** Renders one colour; a text colour is shown as text on the first surface that it is tested against. */
function Half({ theme, path, colour }: HalfProps) {
  const pair = pairs.find(({ front, least }) => front === path && least === 4.5);
  const style = pair ? { background: colourAt(theme, pair.back), color: colour } : { background: colour };
  return (
    <span style={style} aria-hidden="true">
      {pair ? 'Ağ' : null}
    </span>
  );
}
