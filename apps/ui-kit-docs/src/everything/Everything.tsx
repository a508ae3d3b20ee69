import { Box } from '@havan/ui/Box';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { composeStories } from '@storybook/react-vite';
import { Component, type ReactNode } from 'react';

type StoryModule = Parameters<typeof composeStories>[0] & { default: { title?: string } };
type Theme = 'light' | 'dark';
type Part = { title: string; name: string; draw: (theme: Theme) => ReactNode };

const modules = import.meta.glob<StoryModule>('../../../../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});

/** Components that cover the window are shown in an iframe. */
const alone = /\/(?:Modal|Drawer|ConfirmDialog|SecureFrame|PrintFrame|NoticeBar|SkipLink|Toast|TabBar)$/;
/** Takes the focus on mount and would scroll the page. */
const grabbing = new Set(['ErrorSummary']);
const best = [
  'States',
  'Kinds',
  'Readings',
  'Sizes',
  'Grades',
  'Tones',
  'Shapes',
  'Strengths',
  'Surfaces',
  'Formats',
  'Default',
];

const parts: readonly Part[] = Object.values(modules)
  .map((module) => {
    const title = module.default.title ?? '';
    const stories = composeStories(module) as Record<string, () => ReactNode>;
    const story = best.find((candidate) => candidate in stories) ?? Object.keys(stories)[0] ?? '';
    const Story = stories[story] ?? (() => null);
    const draw = (theme: Theme) =>
      alone.test(title) ? <Window title={title} story={story} theme={theme} /> : <Story />;
    return { title, name: title.split('/').at(-1) ?? '', draw };
  })
  .toSorted((a, b) => a.title.localeCompare(b.title));

/** Renders every component of the kit on one page, in the given themes. */
export function Everything({ themes }: { themes: readonly Theme[] }) {
  return (
    <Stack space="none">
      {parts.map(({ title, name, draw }) => (
        <Grid key={title} columns={{ phone: 1, web: themes.length === 2 ? 2 : 1 }} space="none">
          {themes.map((theme) => (
            <div key={theme} data-theme={theme} data-part={name}>
              <Box surface="page" padding={{ phone: 'm', web: 'l' }}>
                <Stack space="s">
                  <Heading level={2} size="block">
                    {name}
                  </Heading>
                  <div inert={grabbing.has(name)}>
                    <Fence>{draw(theme)}</Fence>
                  </div>
                </Stack>
              </Box>
            </div>
          ))}
        </Grid>
      ))}
    </Stack>
  );
}

/** Renders a story in an iframe of its own. */
function Window({ title, story, theme }: { title: string; story: string; theme: Theme }) {
  const kebab = (text: string) => text.replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase();
  const words = story.replaceAll(/([a-z])([A-Z])/g, '$1-$2');
  const address = `iframe.html?id=${kebab(title)}--${kebab(words)}&viewMode=story&globals=theme:${theme}`;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very book; what a sandbox would keep from it is what it has to show
  return <iframe title={`${title}, ${theme}`} src={address} loading="lazy" width="100%" height={360} />;
}

/** Error boundary: a component that fails does not break the page. */
class Fence extends Component<{ children: ReactNode }, { failed: string | null }> {
  override state = { failed: null as string | null };
  static getDerivedStateFromError(error: Error) {
    return { failed: error.message };
  }
  override render() {
    return this.state.failed === null ? this.props.children : <p>{this.state.failed}</p>;
  }
}
