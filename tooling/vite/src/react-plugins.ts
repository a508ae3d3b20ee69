import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** What turns our sources into a running interface; shared by app builds, dev servers, Storybook and browser tests. */
export function reactPlugins(): PluginOption[] {
  return [react(), babel({ presets: [compilerWhereItPays()] }), vanillaExtractPlugin()];
}

/** Effects and contexts see what a part made; lists are what is long to draw; hooks hand what they make to others. */
const remembers =
  /\buse(?:Effect|LayoutEffect|EffectEvent|SyncExternalStore)\b|Context\b|\.map\(|export (?:const|function) use[A-Z]/;

/**
 * The React Compiler where there is something to remember. Other parts are drawn anew only when the compiled one above
 * them hands them something new, and caches in every one of them would cost a third more script.
 */
function compilerWhereItPays(): ReturnType<typeof reactCompilerPreset> {
  const preset = reactCompilerPreset();
  return { ...preset, rolldown: { ...preset.rolldown, filter: { code: remembers } } };
}
