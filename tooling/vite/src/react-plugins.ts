import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * Returns the plugins that compile our React sources; shared by app builds, dev servers, Storybook and
 * browser tests.
 */
export function reactPlugins(): PluginOption[] {
  return [react(), babel({ presets: [compilerWhereItPays()] }), vanillaExtractPlugin()];
}

/** Hooks return values to other code; a component must opt in by itself. */
const memoised = /export (?:const|function) use[A-Z]|'use memo'/;

/**
 * The first line of hooks of the first load that return nothing, a plain value, or what their callers do not compare: there
 * the memory of every value is more script than it saves renders. A directive would outlive the compiler and be reported.
 */
const notMemoised = /^\/\/ @not-memoised\b/;

/**
 * Returns the React Compiler where memoisation helps: everywhere it would add a quarter to our own script. A
 * component that renders a long list, or passes a created value to an effect, opts in with `'use memo'`.
 */
function compilerWhereItPays(): ReturnType<typeof reactCompilerPreset> {
  const preset = reactCompilerPreset();
  return {
    ...preset,
    rolldown: { ...preset.rolldown, filter: { code: { include: memoised, exclude: notMemoised } } },
  };
}
