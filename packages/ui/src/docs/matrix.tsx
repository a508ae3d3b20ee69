import { type ComponentType, createElement, type ReactNode } from 'react';
import { Grid } from '../components/Grid/Grid.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

/** States of pointer and keyboard; Storybook styles them with the same CSS rules (`.storybook/pseudo.ts`). */
const reached = { hover: 'hover', pressed: 'pressed', focus: 'focus' } as const;

type Cell<Props> = { [Name in keyof Props]?: Props[Name] | undefined } | (() => ReactNode);

type Look = {
  /** Columns on a wide screen. */
  columns?: 1 | 2 | 3 | 4;
  /** Adds the first state hovered, pressed and focused. */
  reachable?: boolean;
};

/**
 * Returns a story of all states of a component, each under its name. A state is a set of props or a function
 * that renders it. Visual tests keep a picture of it in both themes.
 */
export function matrix<Props extends object>(
  part: ComponentType<Props>,
  states: Readonly<Record<string, Cell<Props>>>,
  { columns = 2, reachable = false }: Look = {},
) {
  const draw = (cell: Cell<Props>, args: Props) =>
    typeof cell === 'function' ? cell() : createElement(part, { ...args, ...cell });
  const first = Object.values(states)[0];
  return {
    // The component is repeated, so landmarks have equal names, which does not happen on a screen.
    parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
    render: (args: Props) => (
      <Grid columns={{ phone: 1, web: columns }} space="l">
        {Object.entries(states).map(([name, cell]) => (
          <State key={name} name={name}>
            {draw(cell, args)}
          </State>
        ))}
        {reachable && first
          ? Object.entries(reached).map(([name, pseudo]) => (
              <State key={name} name={name}>
                <div data-pseudo={pseudo}>{draw(first, args)}</div>
              </State>
            ))
          : null}
      </Grid>
    ),
  };
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack space="xxs" align="stretch">
      <Text size="tiny" tone="faint">
        {name}
      </Text>
      <div data-state={name}>{children}</div>
    </Stack>
  );
}
