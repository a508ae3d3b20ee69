import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What turns our sources into a running interface; shared by app builds, dev servers, Storybook and browser tests. */
export function reactPlugins(): PluginOption[] {
  return [react(), babel({ presets: [compilerWhereItPays()] }), vanillaExtractPlugin()];
}

/** Hooks hand what they make to others; a part asks for it by itself. */
const remembers = /export (?:const|function) use[A-Z]|'use memo'/;

/**
 * The React Compiler where there is something to remember: caches everywhere would cost a quarter more of our own
 * script. A part that draws a long list, or hands to an effect what it makes itself, says `'use memo'`.
 */
function compilerWhereItPays(): ReturnType<typeof reactCompilerPreset> {
  const preset = reactCompilerPreset();
  return { ...preset, rolldown: { ...preset.rolldown, filter: { code: remembers } } };
}
