import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyChoices, type Choices } from './choices.ts';
import { openAtHead } from './quiet.ts';
import { tezgah, tezgahDark } from './theme.ts';

/** Renders the frame of component and text pages with the choices of the toolbar. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(() =>
    new URLSearchParams(location.search).get('globals')?.includes('theme:dark'),
  );
  // In a layout effect, so that it runs before the effects of the examples.
  useLayoutEffect(openAtHead, [rest.context]);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Choices }) => {
      applyChoices(globals);
      setDark(globals['theme'] === 'dark');
    };
    channel.on(GLOBALS_UPDATED, follow);
    channel.on(SET_GLOBALS, follow);
    const last = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    if (last?.[0]) follow(last[0] as { globals: Choices });
    return () => {
      channel.off(GLOBALS_UPDATED, follow);
      channel.off(SET_GLOBALS, follow);
    };
  }, []);
  return (
    <DocsContainer {...rest} theme={dark ? tezgahDark : tezgah}>
      {children}
    </DocsContainer>
  );
}
