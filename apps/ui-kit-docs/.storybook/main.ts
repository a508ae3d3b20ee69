import { reactPlugins } from '@havan/vite/react-plugins';
import type { StorybookConfig } from '@storybook/react-vite';

const kit = '../../../packages/ui/src/components';

const config: StorybookConfig = {
  // The apps keep the stories of their verticals beside them.
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../{buyer,merchant,backoffice}/src/**/*.stories.tsx',
    `${kit}/**/*.stories.tsx`,
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // The fonts are there for the frame of the book; its pages get them from the kit.
  staticDirs: ['../public', { from: '../../../packages/ui/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal(vite) {
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), reactPlugins()],
      build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
      optimizeDeps: {
        ...vite.optimizeDeps,
        include: [
          ...(vite.optimizeDeps?.include ?? []),
          '@havan/ui > @vanilla-extract/recipes/createRuntimeFn',
        ],
      },
    };
  },
};

export default config;
