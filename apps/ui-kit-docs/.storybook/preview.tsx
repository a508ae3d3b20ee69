import '@havan/ui/global';
import './canvas.css';
import { ToastProvider } from '@havan/ui/Toast';
import { tezgah } from './theme.ts';
import { ComponentPage } from './ComponentPage.tsx';
import type { Decorator, Preview } from '@storybook/react-vite';

/** Puts the toolbar's choices on the root element, where the theme reads them. */
const withChoices: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'tr';
  root.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light';
  root.dataset['density'] = globals['density'] === 'compact' ? 'compact' : 'comfortable';
  root.dataset['motion'] = String(globals['motion'] ?? 'full');
  root.style.fontSize = '';
  document.body.style.zoom = String(globals['text']) === '200' ? '2' : '';
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

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withChoices],
  initialGlobals: { theme: 'light', density: 'comfortable', text: '100', motion: 'full' },
  globalTypes: {
    theme: choice('Theme', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    density: choice('Density', 'listunordered', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
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
    a11y: { test: 'error' },
    viewport: {
      options: {
        small: { name: 'Small 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: tezgah, page: ComponentPage, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Everything',
          'Foundations',
          'Language',
          'Components',
          'Patterns',
          'Screens',
          'Content',
          'Accessibility',
          'Guides',
          'Changes',
        ],
      },
    },
  },
};

export default preview;
