import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What turns our sources into a running interface; shared by app builds, dev servers, Storybook and browser tests. */
export function reactPlugins(): PluginOption[] {
  return [react(), babel({ presets: [reactCompilerPreset()] }), vanillaExtractPlugin()];
}
