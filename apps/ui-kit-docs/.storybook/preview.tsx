import '@havan/ui/global';
import './book.css';
import './canvas.css';
import { ToastProvider } from '@havan/ui/Toast';
import { applyChoices } from './choices.ts';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, type PropsWithChildren, Suspense } from 'react';
import { inTest, measureAtNight } from './night.ts';
import './pseudo.ts';
import './quiet.ts';
import type { ArgTypesEnhancer, Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

/** A page plays several stories at once, so the default of one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/**
 * Docs pages load the sources of the whole kit; a single story, as in a test, does not need them. Frame and
 * page are loaded together, because the table of contents of the frame reads the headings when it mounts.
 */
let Page: ComponentType | undefined;
const LazyFrame = lazy(async () => {
  const [frame, page] = await Promise.all([import('./DocsFrame.tsx'), import('./ComponentPage.tsx')]);
  Page = page.ComponentPage;
  return { default: frame.DocsFrame };
});

const ComponentPage = () => (Page ? <Page /> : null);
const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyFrame {...props} />
  </Suspense>
);

/** Applies the toolbar's choices to every story, and wraps it in the providers of an app. */
const withChoices: Decorator = (Story, { globals }) => {
  applyChoices(globals);
  return (
    <ToastProvider>
      <Story />
    </ToastProvider>
  );
};

const choice = (name: string, icon: string, items: { value: string; title: string }[]) => ({
  name,
  toolbar: { icon, items, dynamicTitle: true },
});

/** Shows the values of a prop in the controls table instead of “union”. */
const sayValues: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (table?.type?.summary !== 'union' || typeof type !== 'object') return [name, argType];
      const summary = type.name === 'enum' ? type.value.join(' | ') : (type.raw ?? type.name);
      return [name, { ...argType, table: { ...table, type: { summary } } }];
    }),
  );

const preview: Preview = {
  argTypesEnhancers: [sayValues],
  tags: ['autodocs'],
  decorators: [withChoices],
  afterEach: measureAtNight,
  initialGlobals: { theme: 'light', density: 'comfortable', width: 'full', text: '100', motion: 'full' },
  globalTypes: {
    theme: choice('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    density: choice('Density', 'listunordered', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    width: choice('Width', 'grow', [
      { value: 'full', title: 'Whole width' },
      { value: '360', title: '360 px' },
      { value: '768', title: '768 px' },
      { value: '1280', title: '1280 px' },
    ]),
    text: choice('Text size', 'zoom', [
      { value: '100', title: 'Text 100 %' },
      { value: '200', title: 'Text 200 %' },
    ]),
    motion: choice('Motion', 'timer', [
      { value: 'full', title: 'Motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  parameters: {
    // Tests need violations only; reporting passed nodes takes most of axe's time.
    a11y: { test: 'error', options: inTest ? { resultTypes: ['violations'] } : {} },
    viewport: {
      options: {
        small: { name: 'Small 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsFrame, page: ComponentPage, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Space and density', 'Lines, corners, layers', 'Icons', 'Motion'],
          'Components',
          [
            'Everything',
            'Language',
            'Layout',
            'Text',
            'Actions',
            'Forms',
            'Overlays',
            'Feedback',
            'Navigation',
            'Data',
          ],
          'Patterns',
          'Screens',
          'Accessibility',
          'Content',
          'Guides',
          'Changes',
        ],
      },
    },
  },
};

export default preview;
