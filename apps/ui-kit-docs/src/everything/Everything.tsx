import { Box } from '@havan/ui/Box';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { composeStories } from '@storybook/react-vite';
import { Children, Component, type ReactNode } from 'react';

type StoryModule = Parameters<typeof composeStories>[0] & { default: { title?: string } };

const modules = import.meta.glob<StoryModule>('../../../../packages/ui/src/components/*/*.stories.tsx', {
  eager: true,
});

/** Parts that take over the window are looked at on their own pages. */
const alone = /\/(?:Modal|Drawer|ConfirmDialog|SecureFrame|PrintFrame|NoticeBar|SkipLink|Toast|ThemeSwitch)$/;
const best = ['States', 'Kinds', 'Readings', 'Sizes', 'Grades', 'Tones', 'Default'];

type Part = { title: string; draw: () => ReactNode };

const parts: Part[] = Object.values(modules)
  .filter((module) => !alone.test(module.default.title ?? ''))
  .map((module) => {
    const stories = composeStories(module) as Record<string, () => ReactNode>;
    const name = best.find((candidate) => candidate in stories) ?? Object.keys(stories)[0] ?? '';
    const Story = stories[name] ?? (() => null);
    return { title: module.default.title ?? '', draw: () => <Story /> };
  })
  .toSorted((a, b) => a.title.localeCompare(b.title));

/** Every part of the kit on one page, in one theme. */
export function Everything({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme}>
      <Box surface="page" padding={{ phone: 'm', web: 'xl' }}>
        <Stack space="xl">
          {Children.toArray(
            parts.map(({ title, draw }) => (
              <Fence key={title}>
                <Stack space="s">
                  <Heading level={2} size="block">
                    {title.split('/').at(-1)}
                  </Heading>
                  {draw()}
                </Stack>
              </Fence>
            )),
          )}
        </Stack>
      </Box>
    </div>
  );
}

/** One part that fails must not take the page with it. */
class Fence extends Component<{ children: ReactNode }, { failed: string | null }> {
  override state = { failed: null as string | null };
  static getDerivedStateFromError(error: Error) {
    return { failed: error.message };
  }
  override render() {
    return this.state.failed === null ? this.props.children : <p>{this.state.failed}</p>;
  }
}
