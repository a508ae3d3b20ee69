import { reactPlugins } from '@havan/vite/react-plugins';
import type { StorybookConfig } from '@storybook/react-vite';

const kit = '../../../packages/ui/src/components';

const config: StorybookConfig = {
  // Stories of app features are beside their code.
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../{buyer,merchant,backoffice}/src/**/*.stories.tsx',
    `${kit}/**/*.stories.tsx`,
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // Fonts for the manager UI; the preview gets them from the kit.
  staticDirs: ['../public', { from: '../../../packages/ui/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal(vite) {
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), reactPlugins()],
      build: { ...vite.build, assetsInlineLimit: 0, chunkSizeWarningLimit: 4000 },
    };
  },
};

export default config;
